// A short form on one page: the start page text, then all questions for the household in step order.

import { Fragment } from 'react'
import { activeSteps, sectionsOf, type FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { FormSections } from './FormSections.tsx'
import type { Part } from './part.ts'
import { StartPageText } from '../questions/StartPageText.tsx'
import { useFormText } from '../questions/use-form-text.ts'
import styles from './WholeForm.module.css'

interface Props {
  form: FormDefinition
  part: Part
  errorOf: (key: string) => string | undefined
  onEdit: (key: string) => void
}

export function WholeForm({ form, ...asking }: Props) {
  const said = useFormText()
  const household = sectionsOf(form, 'household')
  const steps = activeSteps(form)
  // With a single step besides the summary, the title of the form is heading enough.
  const areNamed = steps.filter(({ key }) => key !== 'summary').length > 1
  return (
    <>
      <StartPageText form={form} objects={[]} />
      <div className={styles.whole}>
        {steps.map((step) => (
          <Fragment key={step.key}>
            {areNamed && step.key !== 'summary' && <h2 className={styles.step}>{said(step.title)}</h2>}
            <FormSections {...asking} sections={step.sections} of={household} />
          </Fragment>
        ))}
      </div>
    </>
  )
}

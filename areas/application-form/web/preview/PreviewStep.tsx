// One step of the preview: the questions for the household, or for one person.

import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { fieldsOf, sectionsOf, type FormSection, type FormStep } from '#areas/forms/rules/form-definition.ts'
import { FieldSurroundingsContext } from '../filling/form-context.ts'
import { FormSections } from '../filling/FormSections.tsx'
import { PagedSections } from '../filling/PagedSections.tsx'
import type { PreviewFilling } from './preview-filling.ts'
import type { PreviewPlace } from '../../contract/places.ts'
import { placeOf } from './preview-place.ts'
import SummaryStep from '../filling/SummaryStep.tsx'
import { useFormErrors } from '../questions/use-form-errors.ts'
import { useFormText } from '../questions/use-form-text.ts'
import { loadRules } from '../questions/use-rules.ts'
import styles from './PreviewStep.module.css'

interface Props {
  step: FormStep
  part: FormSection['of']
  /** Position in the form builder: on a phone its section is the open page. */
  place: PreviewPlace
  held: PreviewFilling
  onOpen: (place: PreviewPlace, part: FormSection['of']) => void
  onBack: () => void
  onNext: () => void
  onStep: (key: string) => void
}

export function PreviewStep({ step, part, place, held, onOpen, onBack, onNext, onStep }: Props) {
  const t = useText()
  const said = useFormText()
  const problems = useFormErrors()
  const { filling } = held
  const { form } = filling.state
  const labels = Object.fromEntries(fieldsOf(form, part).map((field) => [field.key, said(field.label)]))
  const { setSearch } = useAddress()
  const { section } = place
  useEffect(() => {
    void setSearch({ section: section ?? undefined }, { replace: true })
  }, [section, setSearch])
  /** Shows the errors, limited to `keys` if given. Returns true if there are none. */
  const check = async (keys?: readonly string[]): Promise<boolean> => {
    const rules = await loadRules()
    const judged = { form, entry: filling.entry, world: filling.world }
    const [person] = part === 'adult' ? filling.adults : filling.children
    const found =
      part === 'household' || !person
        ? rules.problemsOfStep(judged, step.key).filter(({ path }) => !path.includes('.') && path !== 'people')
        : rules.problemsOfPerson(judged, part, person)
    const meant = found.filter(({ path }) => !keys || keys.includes(path))
    problems.show(Object.fromEntries(meant.map(({ path, key, values }) => [path, t(key, values)])))
    return meant.length === 0
  }
  const goOn = async () => {
    if (await check()) onNext()
  }
  const sections = part === 'household' ? step.sections.filter(({ of }) => of === 'household') : sectionsOf(form, part)
  const questions = {
    sections,
    of: sectionsOf(form, part),
    part: held.partOf(part),
    errorOf: problems.errorOf,
    onEdit: problems.clear,
  }
  const buttons = (
    <div className={styles.buttons}>
      <Button variant="default" size="md" onClick={onBack}>
        {t('general_back')}
      </Button>
      <span className={styles.space} />
      <Button size="md" onClick={() => void goOn()}>
        {t(step.key === 'summary' ? 'application_form_send' : 'application_form_save_and_next')}
      </Button>
    </div>
  )
  return (
    <div
      onFocusCapture={({ target }) => {
        const place = placeOf(target, sections)
        if (place) onOpen({ step: step.key, ...place }, part)
      }}
    >
      <FieldSurroundingsContext value={held.surroundings(part)}>
        <ErrorSummary errors={problems.found} labels={labels} />
        {part !== 'household' && <h2 className={styles.who}>{t(`application_form_preview_${part}`)}</h2>}
        {step.key === 'summary' ? (
          <>
            <SummaryStep filling={filling} onOpen={onStep}>
              <FormSections {...questions} />
            </SummaryStep>
            {buttons}
          </>
        ) : (
          <PagedSections
            {...questions}
            wrong={Object.keys(problems.found)}
            check={check}
            onTurn={() => problems.clear()}
            onBack={onBack}
          >
            {buttons}
          </PagedSections>
        )}
      </FieldSurroundingsContext>
    </div>
  )
}

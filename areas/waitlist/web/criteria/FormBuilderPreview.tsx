// Preview of the criteria form in the form builder: all on one page, checked by its rules; nothing is submitted.

import { Button } from '@mantine/core'
import type { PreviewedPage, PreviewPlace } from '#areas/application-form/contract/places.ts'
import {
  FieldSurroundingsContext,
  placeOf,
  useFormErrors,
  useFormText,
  usePart,
  usePreviewFilling,
  WholeForm,
} from '#areas/application-form/web/public.tsx'
import { activeSteps, fieldsOf, type FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { notify } from '#platform/web/core/notify.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { criteriaControls } from './criteria-controls.tsx'
import styles from './FormBuilderPreview.module.css'

interface Props {
  form: FormDefinition
  page: PreviewedPage
  onOpen: (place: PreviewPlace) => void
}

export default function FormBuilderPreview({ form, page, onOpen }: Props) {
  const t = useText()
  const said = useFormText()
  const problems = useFormErrors()
  const held = usePreviewFilling(page, form)
  const part = held.partOf('household')
  const { answers } = usePart(part)
  const labels = Object.fromEntries(fieldsOf(form, 'household').map(({ key, label }) => [key, said(label)]))
  const check = async () => {
    const rules = await import('../../rules/criteria-problems.ts')
    const { places } = answers
    const named = Array.isArray(places) ? (places[0] ?? null) : null
    const judged = { form, answers: { ...answers, places: named }, world: held.filling.world }
    const found = rules.problemsOfCriteria(judged)
    problems.show(Object.fromEntries(found.map(({ path, key, values }) => [path, t(key, values)])))
    if (found.length === 0) notify({ type: 'info', title: t('application_form_preview_nothing_sent') })
  }
  const open = (element: Element) => {
    const place = activeSteps(form).flatMap(({ key: step, sections }) => {
      const found = placeOf(element, sections)
      return found ? [{ step, ...found }] : []
    })[0]
    if (place) onOpen(place)
  }
  return (
    <div onFocusCapture={({ target }) => open(target)}>
      <ErrorSummary errors={problems.found} labels={labels} />
      <FieldSurroundingsContext value={{ ...held.surroundings('household'), controls: criteriaControls }}>
        <WholeForm form={form} part={part} errorOf={problems.errorOf} onEdit={problems.clear} />
      </FieldSurroundingsContext>
      <div className={styles.buttons}>
        <Button size="md" onClick={() => void check()}>
          {t('application_form_send')}
        </Button>
      </div>
    </div>
  )
}

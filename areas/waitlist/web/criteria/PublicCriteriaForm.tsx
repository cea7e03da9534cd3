// Public criteria form of the project. Missing answers are marked at their field; input is saved on the device until
// it is submitted.

import { Button, Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import {
  FieldSurroundingsContext,
  judgedAlone,
  partAlone,
  surroundingsAlone,
  useFormErrors,
  useFormText,
  usePart,
  WholeForm,
} from '#areas/application-form/web/public.tsx'
import { fieldsOf } from '#areas/forms/rules/form-definition.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { showUnreadable } from '#platform/web/form/unreadable.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { CriteriaForm, LinkKey } from '../../contract/public-form.ts'
import { placesAnswer } from '../../rules/criteria-answers.ts'
import { useFillInCriteriaForm } from '../changes.ts'
import { answerOfPlaces, criteriaControls, placesIn } from './criteria-controls.tsx'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import { Deadline } from './Deadline.tsx'

interface Props {
  link: LinkKey
  form: CriteriaForm
}

export function PublicCriteriaForm({ link, form: told }: Props) {
  const t = useText()
  const said = useFormText()
  const navigate = useNavigate()
  const problems = useFormErrors()
  const slug = `waitlist-${link.uuid}`
  const [{ part, forget }] = useState(() => partAlone(slug, { ...told.answers, places: answerOfPlaces(told.places) }))
  const { answers } = usePart(part)
  const { form, formsSettings } = told
  const surroundings = useMemo(
    () => surroundingsAlone({ slug, asked: { form, formsSettings }, controls: criteriaControls }),
    [slug, form, formsSettings],
  )
  const filling = useFillInCriteriaForm(() => {
    forget()
    return navigate({ to: `/action/${link.uuid}/${link.token}/waitlist-criteria-preview`, search: { sent: '1' } })
  })
  const labels = Object.fromEntries(fieldsOf(form, 'household').map(({ key, label }) => [key, said(label)]))
  const send = async () => {
    if (showUnreadable(document)) return
    problems.clear()
    const { places: chosen, ...words } = answers
    const places = placesIn(chosen)
    // If the rules cannot be loaded, no problems are shown here: the server checks with the same rules.
    const rules = await import('../../rules/criteria-problems.ts').catch(() => null)
    const found = rules?.problemsOfCriteria(judgedAlone(told, { ...words, places: placesAnswer(places) })) ?? []
    problems.show(Object.fromEntries(found.map(({ path, key, values }) => [path, t(key, values)])))
    if (found.length === 0)
      filling.mutate({ params: link, body: { answers: words, places } }, { onError: problems.take })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Stack gap={20}>
        <Paragraph>{t('waitlist_form_lead', { name: told.contactName })}</Paragraph>
        <Deadline>{t('waitlist_form_until', { date: formatDate(told.linkUntil) })}</Deadline>
        <ErrorSummary errors={problems.found} labels={labels} />
        <FieldSurroundingsContext value={surroundings}>
          <div>
            <WholeForm form={form} part={part} errorOf={problems.errorOf} onEdit={problems.clear} />
          </div>
        </FieldSurroundingsContext>
        <div>
          <Button type="submit" size="md" loading={filling.isPending}>
            {t('waitlist_form_send')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

// Side panel of an adult: data that staff may correct, and all form answers.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { markStale } from '#platform/web/api/stale.ts'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { countriesIn } from '#platform/web/form/fields/countries.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { usePanel, usePanelFrame, type PanelProps } from '#platform/web/sidepanel/panel.ts'
import { Slots } from '#platform/web/slots/Slots.tsx'
import { adultData, deleteAdult, getAdultEdit, saveAdultEdit } from '../../contract/household.ts'
import { personPanel } from '../../contract/places.ts'
import { AdultFields } from './AdultFields.tsx'
import { AnswerGroups } from '../details/AnswersSection.tsx'
import { staleAfterAction } from '../changes.ts'
import { NewAdultForm } from './NewAdultForm.tsx'
import { newPerson } from './new-person.ts'
import { PanelForm } from './PanelForm.tsx'
import { useRecordForm } from '#platform/web/record/use-record-form.ts'
import { PhoneLink } from '#platform/web/ui/PhoneLink.tsx'

type Adult = ReceivedResponseOf<typeof getAdultEdit>

export default function AdultPanel({ id, extra }: PanelProps) {
  return id === newPerson && extra ? <NewAdultForm applicationId={extra} /> : <KnownAdult id={id} />
}

function KnownAdult({ id }: { id: string }) {
  const query = useQuery(queryOf(getAdultEdit, { params: { id } }))
  const { data } = query
  if (data) return <AdultForm key={id} adult={data} />
  return <QueryView query={query} rows={6} />
}

function AdultForm({ adult }: { adult: Adult }) {
  const t = useText()
  const queryClient = useQueryClient()
  const panel = usePanel()
  const { id, canEdit, canBeDeleted, choices, sections } = adult
  const form = useRecordForm({
    stored: adult,
    dataIn: adultData,
    save: async (data, version) => {
      const saved = await call(saveAdultEdit, { params: { id }, body: { ...data, version } })
      await markStale(queryClient, staleAfterAction)
      return saved
    },
  })
  const { values } = form
  const name = `${values.first_name} ${values.last_name}`
  const deletion = useChange(deleteAdult, { stale: staleAfterAction, onDone: () => panel.close({ saved: true }) })
  const remove = async () => {
    const question = {
      title: t('applications_remove_person', { name }),
      text: t('applications_remove_person_text'),
      confirm: t('applications_remove'),
      danger: true,
    }
    if (await askToConfirm(question)) deletion.mutate({ params: { id } })
  }
  usePanelFrame({
    title: name,
    dirty: form.isDirty,
    ...(canEdit ? { onDelete: () => void remove(), keptBecause: canBeDeleted.reason } : {}),
  })
  const labels = Object.fromEntries(Object.keys(values).map((field) => [field, t(`applications_change_${field}`)]))
  const label = (field: keyof typeof values) => labels[field] ?? field
  const word = (options: typeof choices.title, value: string | null) =>
    options.find((one) => one.value === value)?.displayName ?? value
  const country = countriesIn(currentLanguage()).find(({ value }) => value === values.nation)
  const facts = [
    { label: label('title'), value: word(choices.title, values.title) },
    { label: label('tenant_type'), value: word(choices.tenant_type, values.tenant_type) },
    { label: label('date_of_birth'), value: formatDate(values.date_of_birth) },
    { label: label('nation'), value: country?.displayName ?? values.nation },
    { label: label('email'), value: values.email && <a href={`mailto:${values.email}`}>{values.email}</a> },
    { label: label('phone'), value: values.phone && <PhoneLink number={values.phone} /> },
    { label: label('occupation'), value: values.occupation },
  ]
  return (
    <>
      <PanelForm form={form} facts={facts} labels={labels} canEdit={canEdit}>
        <AdultFields form={form} labels={labels} choices={choices} />
      </PanelForm>
      <Slots place={personPanel} props={{ adultId: id }} />
      <AnswerGroups sections={sections} />
    </>
  )
}

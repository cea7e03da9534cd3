// Side panel of a child.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { markStale } from '#platform/web/api/stale.ts'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { usePanel, usePanelFrame, type PanelProps } from '#platform/web/sidepanel/panel.ts'
import { childData, deleteChild, getChildEdit, saveChildEdit } from '../../contract/household.ts'
import { AnswerGroups } from '../details/AnswersSection.tsx'
import { ChildFields } from './ChildFields.tsx'
import { staleAfterAction } from '../changes.ts'
import { NewChildForm } from './NewChildForm.tsx'
import { newPerson } from './new-person.ts'
import { PanelForm } from './PanelForm.tsx'
import { useRecordForm } from '#platform/web/record/use-record-form.ts'

type Child = ReceivedResponseOf<typeof getChildEdit>

export default function ChildPanel({ id, extra }: PanelProps) {
  return id === newPerson && extra ? <NewChildForm applicationId={extra} /> : <KnownChild id={id} />
}

function KnownChild({ id }: { id: string }) {
  const query = useQuery(queryOf(getChildEdit, { params: { id } }))
  const { data } = query
  if (data) return <ChildForm key={id} child={data} />
  return <QueryView query={query} rows={4} />
}

function ChildForm({ child }: { child: Child }) {
  const t = useText()
  const queryClient = useQueryClient()
  const panel = usePanel()
  const { id, canEdit, sections } = child
  const form = useRecordForm({
    stored: child,
    dataIn: childData,
    save: async (data, version) => {
      const saved = await call(saveChildEdit, { params: { id }, body: { ...data, version } })
      await markStale(queryClient, staleAfterAction)
      return saved
    },
  })
  const { values } = form
  const isNamed = /\p{L}/u.test(values.first_name)
  const name = isNamed ? `${values.first_name} ${values.last_name}` : child.shownName
  const deletion = useChange(deleteChild, { stale: staleAfterAction, onDone: () => panel.close({ saved: true }) })
  const remove = async () => {
    const question = {
      title: t('applications_remove_person', { name }),
      text: t('applications_remove_person_text'),
      confirm: t('applications_remove'),
      danger: true,
    }
    if (await askToConfirm(question)) deletion.mutate({ params: { id } })
  }
  usePanelFrame({ title: name, dirty: form.isDirty, ...(canEdit ? { onDelete: () => void remove() } : {}) })
  const labels = Object.fromEntries(Object.keys(values).map((field) => [field, t(`applications_change_${field}`)]))
  return (
    <>
      <PanelForm
        form={form}
        facts={[
          { label: labels.date_of_birth ?? '', value: formatDate(values.date_of_birth) },
          { label: labels.days_present ?? '', value: values.days_present },
        ]}
        labels={labels}
        canEdit={canEdit}
      >
        <ChildFields form={form} labels={labels} />
      </PanelForm>
      <AnswerGroups sections={sections} />
    </>
  )
}

// Side panel of an object: all editable fields, in groups.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { markStale } from '#platform/web/api/stale.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { RecordForm } from '#platform/web/record/RecordForm.tsx'
import { useRecordForm } from '#platform/web/record/use-record-form.ts'
import { usePanelFrame, type PanelProps } from '#platform/web/sidepanel/panel.ts'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { getObjectEdit, objectData, saveObjectEdit } from '../../contract/edit.ts'
import { objectSections } from '../../rules/object-sections.ts'
import { staleAfterChange } from '../changes.ts'
import { fieldWords } from '../fields/field-words.ts'
import { ObjectSections } from './ObjectSections.tsx'

const allFields = objectSections.flatMap(({ fields }) => [...fields])

export default function ObjectPanel({ id }: PanelProps) {
  const query = useQuery(queryOf(getObjectEdit, { params: { id } }))
  const { data } = query
  if (data) return <ObjectForm key={id} edited={data} />
  return <QueryView query={query} rows={8} />
}

function ObjectForm({ edited }: { edited: ReceivedResponseOf<typeof getObjectEdit> }) {
  const t = useText()
  const queryClient = useQueryClient()
  const { id, kind, canEdit, isForSale, areaOfPlan, progress_state, stateTitle } = edited
  const form = useRecordForm({
    stored: edited,
    dataIn: objectData,
    save: async (data, version) => {
      const saved = await call(saveObjectEdit, { params: { id }, body: { ...data, version } })
      await markStale(queryClient, staleAfterChange)
      return saved
    },
  })
  usePanelFrame({
    title: form.values.title,
    badge: <StateBadge state={progress_state} title={stateTitle} />,
    dirty: form.isDirty,
  })
  const labels = Object.fromEntries(Object.keys(form.values).map((field) => [field, t(`objects_field_${field}`)]))
  const wordsOf = (field: string, value: unknown) => {
    const name = allFields.find((one) => one === field)
    return name && !Array.isArray(value) ? fieldWords(t, name, value) : undefined
  }
  return (
    <RecordForm form={form} labels={labels} wordsOf={wordsOf} canEdit={canEdit}>
      <ObjectSections form={form} asked={{ kind, isForSale }} areaOfPlan={areaOfPlan} />
    </RecordForm>
  )
}

// A child beside the list or the application.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReceivedAnswerOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { keyOf, queryOf, useChange } from '#platform/web/api/query.ts'
import { DateField } from '#platform/web/form/DateField.tsx'
import { NumberStepper } from '#platform/web/form/NumberStepper.tsx'
import { TextField } from '#platform/web/form/TextField.tsx'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { usePanel, usePanelFrame, type PanelProps } from '#platform/web/sidepanel/panel.ts'
import { FailedState } from '#platform/web/ui/FailedState.tsx'
import { LoadingRows } from '#platform/web/ui/LoadingRows.tsx'
import { childData, deleteChild, getChildEdit, saveChildEdit } from '../contract/household.ts'
import { AnswerGroups } from './AnswersSection.tsx'
import { staleAfterDeed } from './changes.ts'
import { PanelForm } from './PanelForm.tsx'
import { useRecordForm } from '#platform/web/record/use-record-form.ts'

type Child = ReceivedAnswerOf<typeof getChildEdit>

export default function ChildPanel({ id }: PanelProps) {
  const { data, error, refetch } = useQuery(queryOf(getChildEdit, { params: { id } }))
  if (data) return <ChildForm key={id} child={data} />
  return error ? <FailedState failure={error} retry={() => void refetch()} /> : <LoadingRows rows={4} />
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
      await Promise.all(staleAfterDeed.map((one) => queryClient.invalidateQueries({ queryKey: keyOf(one) })))
      return saved
    },
  })
  const { values, set, errorOf } = form
  const name = `${values.first_name} ${values.last_name}`
  const deletion = useChange(deleteChild, { stale: staleAfterDeed, onDone: () => panel.close({ saved: true }) })
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
        <TextField
          label={labels.first_name ?? ''}
          name="first_name"
          required
          value={values.first_name}
          onChange={(value) => set('first_name', value)}
          error={errorOf('first_name')}
        />
        <TextField
          label={labels.last_name ?? ''}
          name="last_name"
          required
          value={values.last_name}
          onChange={(value) => set('last_name', value)}
          error={errorOf('last_name')}
        />
        <DateField
          label={labels.date_of_birth ?? ''}
          name="date_of_birth"
          value={values.date_of_birth ?? ''}
          onChange={(value) => set('date_of_birth', value || null)}
          error={errorOf('date_of_birth')}
        />
        <NumberStepper
          label={labels.days_present ?? ''}
          name="days_present"
          required
          min={0}
          max={7}
          value={values.days_present}
          onChange={(value) => set('days_present', value ?? 0)}
          error={errorOf('days_present')}
        />
      </PanelForm>
      <AnswerGroups sections={sections} />
    </>
  )
}

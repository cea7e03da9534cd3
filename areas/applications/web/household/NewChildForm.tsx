// Form to add a child.

import { call } from '#platform/web/api/call.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useRecordForm } from '#platform/web/record/use-record-form.ts'
import { usePanelFrame } from '#platform/web/sidepanel/panel.ts'
import { addChild, childData } from '../../contract/household.ts'
import { ChildFields } from './ChildFields.tsx'
import { noChildYet } from './new-person.ts'
import { NewPersonForm } from './NewPersonForm.tsx'
import { useJoined } from './use-joined.ts'

export function NewChildForm({ applicationId }: { applicationId: string }) {
  const t = useText()
  const joined = useJoined()
  const form = useRecordForm({
    stored: { version: 0, data: noChildYet },
    dataIn: childData,
    save: async (body) => joined(await call(addChild, { params: { id: applicationId }, body })),
  })
  usePanelFrame({ title: t('applications_add_child'), dirty: form.isDirty, startsInField: true })
  const labels = Object.fromEntries(Object.keys(noChildYet).map((field) => [field, t(`applications_change_${field}`)]))
  return (
    <NewPersonForm form={form} labels={labels}>
      <ChildFields form={form} labels={labels} />
    </NewPersonForm>
  )
}

// Form to add an adult; shows the reason if the contract has already been sent.

import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { useRecordForm } from '#platform/web/record/use-record-form.ts'
import { usePanelFrame } from '#platform/web/sidepanel/panel.ts'
import { addAdult, adultData, getNewAdult } from '../../contract/household.ts'
import { AdultFields } from './AdultFields.tsx'
import { nobodyYet } from './new-person.ts'
import { NewPersonForm } from './NewPersonForm.tsx'
import { Notice } from '#platform/web/kit/Notice.tsx'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import { useJoined } from './use-joined.ts'

export function NewAdultForm({ applicationId }: { applicationId: string }) {
  const t = useText()
  const joined = useJoined()
  const query = useQuery(queryOf(getNewAdult, { params: { id: applicationId } }))
  const { data } = query
  const form = useRecordForm({
    stored: { version: 0, data: nobodyYet },
    dataIn: adultData,
    save: async (body) => joined(await call(addAdult, { params: { id: applicationId }, body })),
  })
  usePanelFrame({ title: t('applications_add_adult'), dirty: form.isDirty, startsInField: data !== undefined })
  if (!data) return <QueryView query={query} rows={6} />
  const labels = Object.fromEntries(Object.keys(nobodyYet).map((field) => [field, t(`applications_change_${field}`)]))
  return (
    <Stack gap={16}>
      <Paragraph isSoft>{t('applications_add_to', { name: data.contactName })}</Paragraph>
      {data.allowed.allowed ? (
        <NewPersonForm form={form} labels={labels}>
          <AdultFields form={form} labels={labels} choices={data.choices} />
        </NewPersonForm>
      ) : (
        <Notice>{data.allowed.reason}</Notice>
      )}
    </Stack>
  )
}

// Dialog of a schedule: options of the report, rhythm, next day and recipients.

import { useState } from 'react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { FieldScope } from '#platform/web/form/field-props.ts'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { ServerErrors } from '#platform/web/form/use-server-errors.ts'
import type { getReportNeeds } from '../contract/reports.ts'
import type { ScheduleData, ScheduleView } from '../contract/schedules.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { rhythms } from '../rules/report.ts'
import { firstOfNextMonth } from '../rules/schedule.ts'
import { useCreateSchedule, useEditSchedule } from './changes.ts'
import { LettingFields, lettingLabels, noOptions } from './LettingFields.tsx'
import { RecipientsField } from './RecipientsField.tsx'

interface Props {
  needs: ReceivedResponseOf<typeof getReportNeeds>
  /** Absent for a new one. */
  schedule?: ScheduleView
  onClose: () => void
}

export function ScheduleModal({ needs, schedule, onClose }: Props) {
  const t = useText()
  const [data, setData] = useState<ScheduleData>(() => schedule?.data ?? newSchedule(needs.title))
  const creation = useCreateSchedule()
  const edition = useEditSchedule()
  const fields = (errors: ServerErrors) => (
    <ScheduleFields needs={needs} data={data} onChange={setData} errors={errors} />
  )
  const labels = {
    ...lettingLabels(t),
    rhythm: t('reporting_field_rhythm'),
    nextRun: t('reporting_field_next_run'),
    recipients: t('reporting_field_recipients'),
  }
  const look = { size: 640, labels, action: t('general_save'), onClose }
  if (!schedule) {
    return (
      <FieldScope value="schedule-">
        <ActionModal {...look} title={t('reporting_schedule_new')} change={creation} send={() => ({ body: data })}>
          {fields}
        </ActionModal>
      </FieldScope>
    )
  }
  const { id, version } = schedule
  return (
    <FieldScope value="schedule-">
      <ActionModal
        {...look}
        title={t('reporting_schedule_edit')}
        change={edition}
        send={() => ({ params: { id }, body: { ...data, version } })}
      >
        {fields}
      </ActionModal>
    </FieldScope>
  )
}

const newSchedule = (title: string): ScheduleData => ({
  ...noOptions,
  title,
  rhythm: 'monthly',
  nextRun: firstOfNextMonth(dayOf(new Date())),
  recipients: [],
})

interface FieldsProps {
  needs: Props['needs']
  data: ScheduleData
  onChange: (data: ScheduleData) => void
  errors: ServerErrors
}

function ScheduleFields({ needs, data, onChange, errors }: FieldsProps) {
  const t = useText()
  const set = (part: Partial<ScheduleData>) => {
    onChange({ ...data, ...part })
    for (const field of Object.keys(part)) errors.clear(field)
  }
  return (
    <>
      <LettingFields options={data} onChange={set} needs={needs} errors={errors} />
      <SelectField
        label={t('reporting_field_rhythm')}
        name="rhythm"
        required
        options={rhythms.map((value) => ({ value, displayName: t(`reporting_rhythm_${value}`) }))}
        value={data.rhythm}
        onChange={(value) => set({ rhythm: rhythms.find((one) => one === value) ?? data.rhythm })}
        error={errors.errorOf('rhythm')}
      />
      <DateField
        label={t('reporting_field_next_run')}
        hint={t('reporting_field_next_run_hint')}
        name="nextRun"
        value={data.nextRun ?? ''}
        onChange={(typed) => set({ nextRun: typed === '' ? null : typed })}
        error={errors.errorOf('nextRun')}
      />
      <RecipientsField
        choices={needs.recipients}
        value={data.recipients}
        onChange={(recipients) => set({ recipients: [...recipients] })}
        required
        error={errors.errorOf('recipients')}
      />
    </>
  )
}

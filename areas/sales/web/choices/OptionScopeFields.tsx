// Deadline of an option, and the objects to which it is offered.

import { Radio, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { ManyField } from '#platform/web/form/fields/ManyField.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { listOptionTargets, type OptionData } from '../../contract/options.ts'
import { optionReaches } from '../../rules/choices/option-reach.ts'

interface Props {
  data: OptionData
  onChange: (part: Partial<OptionData>) => void
  errorOf: (field: string) => string | undefined
}

export function OptionScopeFields({ data, onChange, errorOf }: Props) {
  const t = useText()
  const { data: targets } = useQuery(queryOf(listOptionTargets))
  const isDay = data.deadlineOn !== null
  return (
    <>
      <Radio.Group
        label={t('sales_option_deadline')}
        value={isDay ? 'day' : 'days'}
        onChange={(way) =>
          onChange(way === 'day' ? { deadlineOn: '', deadlineDays: null } : { deadlineOn: null, deadlineDays: 30 })
        }
      >
        <Stack gap={8} mt={8}>
          <Radio value="days" label={t('sales_option_deadline_days')} />
          <Radio value="day" label={t('sales_option_deadline_on')} />
        </Stack>
      </Radio.Group>
      {isDay ? (
        <DateField
          label={t('sales_option_deadline_day')}
          name="deadlineOn"
          required
          value={data.deadlineOn ?? ''}
          onChange={(deadlineOn) => onChange({ deadlineOn })}
          error={errorOf('deadlineOn')}
        />
      ) : (
        <NumberStepper
          label={t('sales_option_deadline_number')}
          name="deadlineDays"
          required
          min={1}
          max={730}
          value={data.deadlineDays}
          onChange={(deadlineDays) => onChange({ deadlineDays: deadlineDays ?? 30 })}
          error={errorOf('deadlineDays')}
        />
      )}
      <SelectField
        label={t('sales_option_reach')}
        name="reach"
        required
        options={optionReaches.map((one) => ({ value: one, displayName: t(`sales_option_reach_${one}`) }))}
        value={data.reach}
        onChange={(value) => onChange({ reach: optionReaches.find((one) => one === value) ?? data.reach })}
        error={errorOf('reach')}
      />
      {data.reach === 'buildings' && (
        <ManyField
          label={t('sales_option_buildings')}
          name="buildingIds"
          required
          options={targets?.buildings ?? []}
          value={data.buildingIds}
          onChange={(buildingIds) => onChange({ buildingIds })}
          error={errorOf('buildingIds')}
        />
      )}
      {data.reach === 'objects' && (
        <ManyField
          label={t('sales_option_objects')}
          name="objectIds"
          required
          options={targets?.objects ?? []}
          value={data.objectIds}
          onChange={(objectIds) => onChange({ objectIds })}
          error={errorOf('objectIds')}
        />
      )}
    </>
  )
}

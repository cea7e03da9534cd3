// Fields that other areas add to a section of the process settings.

import { Switch } from '@mantine/core'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { ProcessData, ShownField } from '../contract/process.ts'
import type { FieldsOf } from './use-setting-form.ts'

interface Props {
  form: FieldsOf<ProcessData>
  labels: Readonly<Record<string, string>>
  fields: readonly ShownField[]
  section: string
}

export function AddedProcessFields({ form: { values, set, errorOf }, labels, fields, section }: Props) {
  const t = useText()
  return fields
    .filter((field) => field.section === section)
    .map((field) => {
      const { key } = field
      const value = values[key]
      if (field.kind === 'switch') {
        return (
          <Switch
            key={key}
            label={labels[key]}
            description={t(`project_settings_${key}_hint`)}
            checked={value === true}
            onChange={(event) => set(key, event.currentTarget.checked)}
          />
        )
      }
      const { least, most, isInDays } = field
      return (
        <NumberStepper
          key={key}
          name={key}
          label={labels[key] ?? key}
          error={errorOf(key)}
          required
          hint={t(`project_settings_${key}_hint`, { least, most })}
          min={least}
          max={most}
          {...(isInDays && { unit: t('project_settings_days') })}
          value={typeof value === 'number' ? value : least}
          onChange={(next) => set(key, next ?? least)}
        />
      )
    })
}

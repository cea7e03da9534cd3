// Start and end time. An end before the start is rejected below the end field, once both are valid.

import { endsBeforeItBegins } from '#platform/rules/time-of-day.ts'
import type { TimeRange } from '#platform/contract/time.ts'
import { useText } from '../../i18n/texts.ts'
import type { FieldProps } from '../field-props.ts'
import { TimeField } from './TimeField.tsx'
import styles from './TimeRangeField.module.css'

interface Props extends Omit<FieldProps<TimeRange>, 'error' | 'autoFocus'> {
  errors?: Partial<Record<keyof TimeRange, string | null | undefined>>
}

export function TimeRangeField({ label, hint, errors = {}, value, onChange, name, ...rest }: Props) {
  const t = useText()
  const wrongOrder = endsBeforeItBegins(value) ? t('admin_timepicker_range_error') : null
  const end = (place: keyof TimeRange) => ({
    ...rest,
    label: t(`general_time_${place}`),
    value: value[place],
    onChange: (time: string) => onChange({ ...value, [place]: time }),
    ...(name && { name: `${name}.${place}` }),
  })
  return (
    <fieldset className={styles.range}>
      <legend className={styles.label}>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.ends}>
        <TimeField {...end('from')} error={errors.from} />
        <TimeField {...end('to')} error={errors.to ?? wrongOrder} />
      </div>
    </fieldset>
  )
}

// Hour, minute and second, each with an arrow above and below. An invalid time is shown as dashes (spec 1 §4).

import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { steppedTime, timePartsOf, unitsOf, type TimePrecision } from '#platform/rules/time-of-day.ts'
import { useText } from '../../i18n/texts.ts'
import styles from './TimePicker.module.css'

interface Props {
  value: string
  onChange: (time: string) => void
  precision: TimePrecision
}

export function TimePicker({ value, onChange, precision }: Props) {
  const t = useText()
  const parts = timePartsOf(value, precision)
  return (
    <div className={styles.units}>
      {unitsOf(precision).map((unit) => {
        const label = t(`general_time_${unit}`)
        const step = (by: 1 | -1) => onChange(steppedTime(value, unit, { by, precision }))
        return (
          <div key={unit} role="group" aria-label={label} className={styles.unit}>
            <ActionIcon size={40} aria-label={t('general_more', { label })} onClick={() => step(1)}>
              <IconChevronUp size={18} stroke={1.5} />
            </ActionIcon>
            <output className={styles.number}>{parts ? String(parts[unit]).padStart(2, '0') : '--'}</output>
            <ActionIcon size={40} aria-label={t('general_less', { label })} onClick={() => step(-1)}>
              <IconChevronDown size={18} stroke={1.5} />
            </ActionIcon>
            <span className={styles.name} aria-hidden>
              {label}
            </span>
          </div>
        )
      })}
    </div>
  )
}

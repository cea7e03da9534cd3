// The calendar of a date field, loaded when first opened. Covers 100 years back and 5 ahead (spec 1 §5).

import '@mantine/dates/styles.css'
import { DatePicker } from '@mantine/dates'
import dayjs from 'dayjs'
import 'dayjs/locale/de-ch'
import 'dayjs/locale/fr-ch'
import { currentLanguage } from '../../i18n/language.ts'
import styles from './DayCalendar.module.css'

interface Props {
  value: string | null
  earliest?: string | undefined
  latest?: string | undefined
  onPick: (day: string) => void
}

export default function DayCalendar({ value, earliest, latest, onPick }: Props) {
  const today = dayjs()
  return (
    <DatePicker
      classNames={{ day: styles.day ?? '' }}
      locale={`${currentLanguage()}-ch`}
      value={value}
      defaultDate={value ?? latest ?? today.format('YYYY-MM-DD')}
      minDate={earliest ?? today.subtract(100, 'year').format('YYYY-MM-DD')}
      maxDate={latest ?? today.add(5, 'year').format('YYYY-MM-DD')}
      onChange={(day) => {
        if (day) onPick(day)
      }}
    />
  )
}

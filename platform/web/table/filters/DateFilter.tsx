// A date range; either end may be open. An invalid range is reported below the end edited last (spec 1 §5).

import { useState } from 'react'
import { DateField } from '../../form/time/DateField.tsx'
import { useText } from '../../i18n/texts.ts'
import { dateRangeProblem } from './date-range.ts'
import type { FilterEditorProps } from './filter-editor-props.ts'
import { daysIn } from './filter-values.ts'
import styles from './filters.module.css'

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

export function DateFilter({ value, onChange }: FilterEditorProps) {
  const t = useText()
  const { from = '', to = '' } = daysIn(value)
  const [typed, type] = useState({ from, to })
  const [followed, follow] = useState({ from, to })
  const [touched, touch] = useState<'from' | 'to'>('from')
  if (followed.from !== from || followed.to !== to) {
    follow({ from, to })
    type({ from, to })
  }
  const problem = isDay(typed.from) && isDay(typed.to) ? dateRangeProblem(typed, touched) : undefined
  const edit = (end: 'from' | 'to') => (text: string) => {
    const next = { ...typed, [end]: text }
    type(next)
    touch(end)
    const days = [next.from, next.to]
    if (!days.every((day) => day === '' || isDay(day)) || dateRangeProblem(next, end)) return
    onChange(
      days.some(Boolean) ? { ...(next.from && { from: next.from }), ...(next.to && { to: next.to }) } : undefined,
    )
  }
  const errorAt = (end: 'from' | 'to') => (problem && touched === end ? t(problem) : null)
  return (
    <div className={styles.ends}>
      <DateField
        label={t('table_filter_from_label')}
        value={typed.from}
        onChange={edit('from')}
        error={errorAt('from')}
      />
      <DateField label={t('table_filter_to_label')} value={typed.to} onChange={edit('to')} error={errorAt('to')} />
    </div>
  )
}

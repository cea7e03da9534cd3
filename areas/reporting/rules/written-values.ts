// Values as printed in a report, written as in Switzerland.

import { swissDate } from '#platform/rules/calendar-day.ts'
import { grouped, writtenMoney } from '#platform/rules/amounts/written-money.ts'

/** A value of a table: its type decides how the PDF prints it and how the spreadsheet stores it. */
export type Value = string | number | null | { rappen: number } | { day: string } | { percent: number }

/** 12'400, 78.5 */
export function writtenNumber(value: number): string {
  const [whole = '', fraction] = String(Math.abs(value)).split('.')
  const digits = fraction === undefined ? grouped(whole) : `${grouped(whole)}.${fraction}`
  return value < 0 ? `-${digits}` : digits
}

/** 72.4 % */
export const writtenPercent = (percent: number): string => `${percent.toFixed(1)} %`

export function written(value: Value, currency: string): string {
  if (value === null) return '–'
  if (typeof value === 'string') return value
  if (typeof value === 'number') return writtenNumber(value)
  if ('rappen' in value) return writtenMoney(value.rappen, currency)
  return 'day' in value ? swissDate(value.day) : writtenPercent(value.percent)
}

// Values as printed in a report, written as in Switzerland.

/** A value of a table: its type decides how the PDF prints it and how the spreadsheet stores it. */
export type Value = string | number | null | { rappen: number } | { day: string } | { percent: number }

const grouped = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+(?!\d))/g, "'")

/** 12'400, 78.5 */
export function writtenNumber(value: number): string {
  const [whole = '', fraction] = String(Math.abs(value)).split('.')
  const digits = fraction === undefined ? grouped(whole) : `${grouped(whole)}.${fraction}`
  return value < 0 ? `-${digits}` : digits
}

/** CHF 1'850.00 */
export function writtenMoney(rappen: number, currency: string): string {
  const cents = Math.abs(Math.round(rappen))
  const digits = `${grouped(String(Math.floor(cents / 100)))}.${String(cents % 100).padStart(2, '0')}`
  return `${currency} ${rappen < 0 ? '-' : ''}${digits}`
}

/** 20.11.2026 */
export const writtenDay = (day: string): string => day.split('-').toReversed().join('.')

/** 72.4 % */
export const writtenPercent = (percent: number): string => `${percent.toFixed(1)} %`

export function written(value: Value, currency: string): string {
  if (value === null) return '–'
  if (typeof value === 'string') return value
  if (typeof value === 'number') return writtenNumber(value)
  if ('rappen' in value) return writtenMoney(value.rappen, currency)
  return 'day' in value ? writtenDay(value.day) : writtenPercent(value.percent)
}

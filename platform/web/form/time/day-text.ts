// Reads a day while it is typed. Only complete spellings with four digits for the year count at once; all others are
// read when the field is left, because «1.1.20» may become «1.1.2027».

import { dayOf } from '#platform/rules/calendar-day.ts'
import { readTypedDay, type TypedDay } from '#platform/rules/typed-input/typed-day.ts'

/** Returns YYYY-MM-DD for a date written as DD.MM.YYYY, or as eight digits; otherwise undefined. */
export function dayWhileTyping(text: string): string | undefined {
  if (!/^\d{2}\.\d{2}\.\d{4}$/.test(text.trim()) && !/^\d{8}$/.test(text.trim())) return undefined
  const read = readTypedDay(text, { today: dayOf(new Date()), years: 'near' })
  return 'day' in read ? read.day : undefined
}

/** Inserts dots into a run of digits: 20112026 becomes 20.11.2026. */
export const withPoints = (text: string): string => text.replace(/^(\d{2})(\d{2})(\d{4})$/, '$1.$2.$3')

/** Days up to today, such as births, read years of two digits as past ones. */
export function dayWhenLeft(text: string, latest: string | undefined): TypedDay {
  const today = dayOf(new Date())
  return readTypedDay(text, { today, years: latest !== undefined && latest <= today ? 'past' : 'near' })
}

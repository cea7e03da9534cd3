// Times of day as HH:MM or HH:MM:SS, hours 0 to 23, minutes and seconds 0 to 59 (spec 1 §5). Their text order is
// their chronological order.

export type TimePrecision = 'minutes' | 'seconds'

export const timeUnits = ['hour', 'minute', 'second'] as const
export type TimeUnit = (typeof timeUnits)[number]
export type TimeParts = Readonly<Record<TimeUnit, number>>

const most: TimeParts = { hour: 23, minute: 59, second: 59 }

export const unitsOf = (precision: TimePrecision): readonly TimeUnit[] =>
  precision === 'seconds' ? timeUnits : timeUnits.slice(0, 2)

/** Undefined for a text that is not a time of this precision. */
export function timePartsOf(text: string, precision: TimePrecision): TimeParts | undefined {
  const pattern = precision === 'seconds' ? /^(\d{2}):(\d{2}):(\d{2})$/ : /^(\d{2}):(\d{2})$/
  const found = pattern.exec(text)
  if (!found) return undefined
  const [, hour, minute, second = '0'] = found
  const parts = { hour: Number(hour), minute: Number(minute), second: Number(second) }
  return timeUnits.every((unit) => parts[unit] <= most[unit]) ? parts : undefined
}

export const isTime = (text: string, precision: TimePrecision): boolean => timePartsOf(text, precision) !== undefined

/** Completes unambiguous input: 9, 930, 9.30, 9h30 and 09:30. Any other text is returned unchanged. */
export function completedTime(text: string, precision: TimePrecision): string {
  const typed = text.trim()
  const digits = /^\d+$/.test(typed) ? inPairs(typed) : typed.split(/[:.h ]/i)
  const units = unitsOf(precision)
  const isClear = digits.length <= units.length && digits.every((part) => /^\d{0,2}$/.test(part)) && digits[0] !== ''
  if (!isClear) return text
  const time = units.map((_, index) => (digits[index] ?? '').padStart(2, '0')).join(':')
  return isTime(time, precision) ? time : text
}

/** 9 → 9, 930 → 9 30, 0930 → 09 30, 93015 → 9 30 15. */
function inPairs(digits: string): string[] {
  if (digits.length <= 2) return [digits]
  const even = digits.length % 2 === 0 ? digits : `0${digits}`
  return even.match(/\d{2}/g) ?? []
}

/** Steps one unit up or down; it wraps around without changing the other units. An invalid time counts as midnight. */
export function steppedTime(text: string, unit: TimeUnit, { by, precision }: { by: 1 | -1; precision: TimePrecision }) {
  const parts = timePartsOf(text, precision)
  if (!parts) return timeOf({ hour: 0, minute: 0, second: 0 }, precision)
  const count = most[unit] + 1
  return timeOf({ ...parts, [unit]: (parts[unit] + by + count) % count }, precision)
}

const timeOf = (parts: TimeParts, precision: TimePrecision): string =>
  unitsOf(precision)
    .map((unit) => String(parts[unit]).padStart(2, '0'))
    .join(':')

/** A range may begin and end at the same time. If either end is not a valid time, the result is false. */
export const endsBeforeItBegins = ({ from, to }: { from: string; to: string }): boolean =>
  isTime(from, 'minutes') && isTime(to, 'minutes') && to < from

// Stepping rules of the number stepper (spec 1 §4): past either bound it becomes empty, and from a fraction it goes
// to the minimum.

export interface Bounds {
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
}

export function stepped(value: number | null, direction: 1 | -1, { min, max, step = 1 }: Bounds): number | null {
  const start = min ?? 0
  if (value === null) return direction === 1 ? start : (max ?? start)
  if (!Number.isInteger(value) && Number.isInteger(step)) return start
  const next = value + direction * step
  const isPast = (min !== undefined && next < min) || (max !== undefined && next > max)
  return isPast ? null : next
}

/** Returns the text key for a number out of bounds; undefined if it is valid (spec 1 §5). */
export function boundsErrorOf(value: number | null, { min, max }: Bounds): string | undefined {
  if (value === null) return undefined
  if (min !== undefined && min === max && value !== min) return 'admin_field_min_equal_max'
  if (min !== undefined && value < min) return 'admin_field_greater_or_equal_then_minimum'
  if (max !== undefined && value > max) return 'admin_field_smaller_or_equal_then_maximum'
  return undefined
}

/** True if the text is not a number. Such input is neither interpreted nor discarded. */
export const isUnreadable = (text: string, decimals: number): boolean => numberIn(text, decimals) === undefined

/**
 * Parses typed text as a number, such as 1'850.50 or 1850,5. Returns null for empty text, undefined if it is not a
 * number.
 */
export function numberIn(text: string, decimals: number): number | null | undefined {
  const plain = text.replace(/['’\s]/g, '').replace(',', '.')
  if (plain === '') return null
  if (!/^-?\d*\.?\d*$/.test(plain) || !/\d/.test(plain)) return undefined
  const factor = 10 ** decimals
  return Math.round(Number(plain) * factor) / factor
}

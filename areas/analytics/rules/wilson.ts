// Wilson interval of a share: the range in which the true share lies with 95 % confidence. It stays within 0 and 1 and
// is usable for small numbers.

const z = 1.959_964

export interface Interval {
  low: number
  high: number
}

export function wilson(hits: number, of: number): Interval {
  if (of === 0) return { low: 0, high: 1 }
  const share = hits / of
  const square = (z * z) / of
  const middle = share + square / 2
  const spread = z * Math.sqrt((share * (1 - share)) / of + square / (4 * of))
  return {
    low: hits === 0 ? 0 : Math.max(0, (middle - spread) / (1 + square)),
    high: hits === of ? 1 : Math.min(1, (middle + spread) / (1 + square)),
  }
}

/** True if the intervals of both shares overlap, so that the difference may be chance. */
export const overlap = (one: Interval, other: Interval): boolean => one.low <= other.high && other.low <= one.high

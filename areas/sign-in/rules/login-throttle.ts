// Login throttle for wrong guesses: the first ones are free, then each wait is twice as long as the one before, up to
// a maximum. No account is ever locked out.

/** `strict` counts a single client, `lenient` all unknown clients of an account together. */
export type Pace = 'strict' | 'lenient'

interface Limits {
  freeFailures: number
  /** Longest wait in seconds. */
  longestWait: number
}

const limits: Record<Pace, Limits> = {
  strict: { freeFailures: 3, longestWait: 60 },
  lenient: { freeFailures: 10, longestWait: 15 },
}
const forgottenAfter = 60 * 60 * 1000

/** Returns the seconds to wait after this number of consecutive failures. */
export function waitAfter(failures: number, pace: Pace): number {
  const { freeFailures, longestWait } = limits[pace]
  if (failures < freeFailures) return 0
  return Math.min(longestWait, 2 ** (failures - freeFailures))
}

export interface Failures {
  failures: number
  lastFailedAt: Date
}

/** Returns the count after one more failure; it restarts after an hour without failures. */
export function failuresAfter(before: Failures | null, now: Date): number {
  if (!before || now.getTime() - before.lastFailedAt.getTime() >= forgottenAfter) return 1
  return before.failures + 1
}

/** Returns whole seconds until the next attempt; 0 if it is allowed now. */
export function secondsUntil(moment: Date, now: Date): number {
  return Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1000))
}

// Login throttle for wrong guesses: the first ones are free, then each wait is twice as long as the one before, up to
// a maximum. No account is ever locked out.

/** `strict` counts one guesser, `lenient` all unknown ones at one account together. */
export type Pace = 'strict' | 'lenient'

interface Limits {
  freeFailures: number
  /** In seconds. */
  longestWait: number
}

const limits: Record<Pace, Limits> = {
  strict: { freeFailures: 3, longestWait: 60 },
  lenient: { freeFailures: 10, longestWait: 15 },
}
const forgottenAfter = 60 * 60 * 1000

/** Seconds to wait after so many failures in a row. */
export function waitAfter(failures: number, pace: Pace): number {
  const { freeFailures, longestWait } = limits[pace]
  if (failures < freeFailures) return 0
  return Math.min(longestWait, 2 ** (failures - freeFailures))
}

export interface Failures {
  failures: number
  lastFailedAt: Date
}

/** The count after one more failure; an hour without one begins anew. */
export function failuresAfter(before: Failures | null, now: Date): number {
  if (!before || now.getTime() - before.lastFailedAt.getTime() >= forgottenAfter) return 1
  return before.failures + 1
}

/** Whole seconds until the next try, 0 when it may be now. */
export function secondsUntil(moment: Date, now: Date): number {
  return Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1000))
}

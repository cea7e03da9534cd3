// How wrong guesses slow down: the first ones are free, then each waits twice as long as the one before, up to a minute.
// Nobody is ever locked out.

const freeFailures = 3
const longestWait = 60
const forgottenAfter = 60 * 60 * 1000

/** Seconds to wait after so many failures in a row. */
export function waitAfter(failures: number): number {
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

// Periods after which data of visitors is deleted.

import { laterByHours } from '#platform/rules/local-time.ts'

/** Days after a visit for which participants without a record are kept. */
export const keptDaysWithoutRecord = 90
/** Days after a visit for which the hashes of its links are kept, so that a link says that it has ended. */
export const keptDaysOfLinks = 30

/** Visits that ended before this instant are concerned. */
export const endedBefore = (now: Date, days: number): Date => laterByHours(now, -24 * days)

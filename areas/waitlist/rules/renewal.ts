// Rules for asking people whether they still wait (domain.md §7), so that proposals go to those who do. A person who
// does not answer leaves the list and can be activated again without losing the waiting time for three months.

const day = 24 * 60 * 60 * 1000

/** Days for the answer; the mailed link is valid as long. */
export const answerDays = 30

/** Days before the end on which the person is reminded. */
export const reminderDays = [7, 1] as const

interface Waiting {
  confirmedAt: Date | null
  filledAt: Date | null
  waitsSince: Date | null
}

/** Null for requests that were never accepted. */
export function lastSignOf({ confirmedAt, filledAt, waitsSince }: Waiting): Date | null {
  const signs = [confirmedAt, filledAt, waitsSince].filter((sign) => sign !== null)
  return signs.length > 0 ? new Date(Math.max(...signs.map(Number))) : null
}

interface Asked extends Waiting {
  askedAt: Date | null
  remindedAt: Date | null
}

/** The day on which an unanswered question ends the request; null if nothing was asked since the last sign. */
export function answerUntil(asked: Asked): Date | null {
  const sign = lastSignOf(asked)
  if (!asked.askedAt || (sign && sign >= asked.askedAt)) return null
  return new Date(asked.askedAt.getTime() + answerDays * day)
}

export type RenewalStep = 'ask' | 'remind' | 'end'

/** Returns the step that is due now, or null. The person is asked `months` after the last sign; 0 asks nobody. */
export function renewalStep(asked: Asked, { now, months }: { now: Date; months: number }): RenewalStep | null {
  const sign = lastSignOf(asked)
  if (months === 0 || !sign) return null
  const until = answerUntil(asked)
  if (!until) return monthsAfter(sign, months) <= now ? 'ask' : null
  if (until <= now) return 'end'
  const remindedAt = asked.remindedAt && asked.askedAt && asked.remindedAt > asked.askedAt ? asked.remindedAt : null
  const isDue = reminderDays.some((before) => {
    const moment = until.getTime() - before * day
    return moment <= now.getTime() && (remindedAt?.getTime() ?? 0) < moment
  })
  return isDue ? 'remind' : null
}

function monthsAfter(from: Date, months: number): Date {
  const later = new Date(from)
  later.setUTCMonth(later.getUTCMonth() + months)
  return later
}

interface Proposed {
  createdAt: Date
  answerBy: Date | null
  remindedAt: Date | null
}

/** A proposal is reminded of once, in the last two days, unless it was made within them. */
export const isReminderDue = ({ createdAt, answerBy, remindedAt }: Proposed, now: Date): boolean =>
  answerBy !== null &&
  remindedAt === null &&
  answerBy > now &&
  answerBy.getTime() - now.getTime() <= 2 * day &&
  now.getTime() - createdAt.getTime() >= 2 * day

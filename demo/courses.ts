// Dates in the course of an application: received, evaluated, offered, answered, released.

import type { Chance } from '#platform/rules/chance.ts'
import { shortestNoticeMonths } from '#areas/contracts/rules/agreement-missing.ts'
import { earliestEnd, freeAgainAt } from '#areas/tenants/rules/tenancy-end.ts'
import type { Outcome } from './people/cast.ts'
import { daysAfter, daysBefore, dayText } from '#platform/server/demo/dates.ts'

export interface Course {
  created: Date
  begun: Date | null
  judged: Date | null
  offered: Date | null
  answered: Date | null
  released: Date | null
  contractSent: Date | null
  signed: Date | null
  /** Set inactive, or notice given. */
  ended: Date | null
  /** Date on which the household moved out. */
  left: Date | null
  /** The latest of these dates. */
  last: Date
}

/** Days before today in which an application with this outcome came. */
const ages: Record<Outcome, readonly [number, number]> = {
  new: [0.02, 12],
  in_progress: [3, 22],
  evaluated: [9, 45],
  with_offer: [16, 50],
  declined: [25, 100],
  inactive: [20, 190],
  assigned: [25, 60],
  without_contract: [30, 70],
  contract_sent: [40, 90],
  with_contract: [90, 420],
  leaving: [300, 700],
  quit: [430, 800],
}

/** Number of completed steps for each outcome. */
const reaches: Record<Outcome, number> = {
  new: 0,
  in_progress: 1,
  inactive: 1,
  evaluated: 2,
  with_offer: 3,
  declined: 4,
  assigned: 4,
  without_contract: 5,
  contract_sent: 6,
  with_contract: 7,
  leaving: 8,
  quit: 9,
}

export function courseOf(outcome: Outcome, now: Date, chance: Chance): Course {
  const [youngest, oldest] = ages[outcome]
  // New applications are more frequent towards today.
  const age = youngest + (oldest - youngest) * chance.number() ** (outcome === 'new' ? 1.7 : 1)
  const created = atDaytime(daysBefore(now, age), now, chance)
  const step = (place: number, moment: Date) => (reaches[outcome] >= place ? moment : null)
  const work = (moment: Date) => atWork(moment, now)
  const begun = work(daysAfter(created, chance.whole(5, 40) / 24))
  const judged = work(daysAfter(begun, 0.3 + chance.number() * 4))
  // An open offer is more recent than its validity period.
  const offered = work(
    outcome === 'with_offer' ? daysBefore(now, 0.2 + chance.number() * 3) : daysAfter(judged, 1 + chance.number() * 3),
  )
  const answered = daysAfter(offered, 0.3 + chance.number() * 3)
  const released = work(daysAfter(answered, 0.2 + chance.number() * 2))
  const contractSent = work(daysAfter(released, 1 + chance.number() * 4))
  const signed = work(daysAfter(contractSent, 2 + chance.number() * 6))
  const ended = work(
    outcome === 'leaving' ? daysBefore(now, 3 + chance.number() * 30) : daysBefore(now, 170 + chance.number() * 90),
  )
  const course = {
    created,
    begun: step(1, begun),
    judged: step(2, judged),
    offered: step(3, offered),
    answered: step(4, answered),
    released: step(5, released),
    contractSent: step(6, contractSent),
    signed: step(7, signed),
    ended: outcome === 'inactive' ? work(daysAfter(begun, 1 + chance.number() * 8)) : step(8, ended),
    left: step(9, freeAgainAt(lastDayAfter(ended))),
  }
  const moments = Object.values(course).filter((moment) => moment !== null)
  return { ...course, last: new Date(Math.max(...moments.map((moment) => moment.getTime()))) }
}

/** Last day of a tenancy terminated at this date. */
export const lastDayAfter = (notice: Date): string => earliestEnd(dayText(notice), shortestNoticeMonths)

/** Moves the time into the day: people apply in the morning, at noon and in the evening, not at night. */
function atDaytime(moment: Date, now: Date, chance: Chance): Date {
  const day = new Date(moment)
  const hour = chance.weighted([
    [chance.whole(6, 10), 3],
    [chance.whole(11, 13), 4],
    [chance.whole(16, 21), 6],
  ])
  day.setUTCHours(hour, chance.whole(0, 59), chance.whole(0, 59), 0)
  return day < now ? day : daysBefore(now, chance.whole(5, 300) / 24 / 60)
}

const hourMs = 60 * 60 * 1000
const night = { from: 16, hours: 15.5 }

/**
 * Staff work by day: what would have happened between five in the evening and half past eight is done in the first hour of
 * the morning, in the same order, and never later than now.
 */
export function atWork(moment: Date, now: Date): Date {
  const evening = new Date(moment)
  evening.setUTCHours(night.from, 0, 0, 0)
  if (evening > moment) evening.setUTCDate(evening.getUTCDate() - 1)
  const since = moment.getTime() - evening.getTime()
  const length = night.hours * hourMs
  const done = since < length ? evening.getTime() + length - hourMs + (since / length) * hourMs : moment.getTime()
  return new Date(Math.min(done, now.getTime()))
}

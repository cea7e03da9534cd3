// Moves or resizes a plan as a drag in the calendar does. All slots of an appointment move together by the same time.

import { dayOf } from '#platform/rules/calendar-day.ts'
import { instantAt, laterByMinutes, timeOf } from '#platform/rules/local-time.ts'
import type { PlanData } from '../../contract/plan.ts'

/** YYYY-MM-DD and HH:MM, Swiss wall-clock time. */
export interface WallClock {
  date: string
  time: string
}

export const wallClockOf = (instant: string): WallClock => {
  const moment = new Date(instant)
  return { date: dayOf(moment), time: timeOf(moment) }
}

/** Reads `YYYY-MM-DD HH:MM:SS`, the format of the calendar component. */
export const wallClockIn = (text: string): WallClock => ({ date: text.slice(0, 10), time: text.slice(11, 16) })

/** Minutes from an instant to a wall-clock time; undefined for a time that the clock skips. */
function minutesTo(from: string, to: WallClock): number | undefined {
  const target = instantAt(to.date, to.time)
  return target && Math.round((target.getTime() - new Date(from).getTime()) / 60_000)
}

/** Undefined if a day would begin at a skipped time or end after midnight. */
function movedDays(days: PlanData['days'], minutes: number): PlanData['days'] | undefined {
  const moved = days.map((day) => movedDay(day, minutes))
  return moved.every((day) => day !== undefined) ? moved : undefined
}

function movedDay({ date, from, to }: PlanData['days'][number], minutes: number) {
  const [begin, end] = [instantAt(date, from), instantAt(date, to)]
  if (!begin || !end) return undefined
  const [startsAt, endsAt] = [laterByMinutes(begin, minutes), laterByMinutes(end, minutes)]
  const day = dayOf(startsAt)
  return dayOf(endsAt) === day ? { date: day, from: timeOf(startsAt), to: timeOf(endsAt) } : undefined
}

export interface Moved {
  days: PlanData['days']
  /** Minutes; null if only the end of a day changes. */
  move: number | null
}

interface Target {
  /** Present beginning of the event. */
  startsAt: string
  to: WallClock
  /** HH:MM; used if the beginning stays. */
  until: string
}

/** Text key of the reason if the plan cannot be moved there. */
export function movedPlan(days: PlanData['days'], { startsAt, to, until }: Target): Moved | string {
  const minutes = minutesTo(startsAt, to)
  if (minutes === undefined) return 'viewing_appointments_time_skipped'
  const moved = minutes === 0 ? resizedDays(days, to, until) : movedDays(days, minutes)
  return moved ? { days: moved, move: minutes === 0 ? null : minutes } : 'viewing_appointments_move_over_midnight'
}

/** Changes the end of the day on which the dragged event lies. */
const resizedDays = (days: PlanData['days'], begin: WallClock, until: string): PlanData['days'] =>
  days.map((day) => (day.date === begin.date && day.from === begin.time ? { ...day, to: until } : day))

// Slots of a plan while it is typed, grouped by day, with their number and seats.

import { dayOf } from '#platform/rules/calendar-day.ts'
import { timeOf } from '#platform/rules/local-time.ts'
import { planLimits, takesBookings } from '../../rules/appointment.ts'
import { slotsOfKind } from '../../rules/slot-times.ts'
import { isDay, isReadable, type PlanDraft } from './plan-draft.ts'

export interface PlanPreview {
  /** Slots of one repetition. */
  slots: number
  /** Number of persons; null for appointments without booking. */
  seats: number | null
  isTooMany: boolean
  days: { date: string; times: string[] }[]
}

type Planned = Pick<PlanDraft, 'kind' | 'days' | 'slotMinutes' | 'bufferMinutes' | 'parallel' | 'capacity'>

export function previewOf(draft: Planned): PlanPreview {
  const { kind, slotMinutes, bufferMinutes, parallel, capacity } = draft
  const days = draft.days.filter(isReadable)
  const all = slotsOfKind(kind ?? 'slots', {
    days,
    slotMinutes: slotMinutes ?? 0,
    bufferMinutes: bufferMinutes ?? 0,
    parallel: parallel ?? 1,
  })
  const isOpen = kind !== null && !takesBookings(kind)
  const isTooMany = all.length > planLimits.slots.most
  const slots = all.slice(0, planLimits.slots.most)
  return {
    slots: slots.length,
    seats: isOpen ? null : slots.length * (capacity ?? 0),
    isTooMany,
    days: byDay(
      slots
        .filter(({ lane }) => lane === 1)
        .map(({ startsAt, endsAt }) => [
          dayOf(startsAt),
          isOpen ? `${timeOf(startsAt)}–${timeOf(endsAt)}` : timeOf(startsAt),
        ]),
    ),
  }
}

function byDay(times: (readonly [date: string, time: string])[]): PlanPreview['days'] {
  const known = new Map<string, string[]>()
  for (const [date, time] of times) known.set(date, [...(known.get(date) ?? []), time])
  return [...known].map(([date, at]) => ({ date, times: at }))
}

/** The day on which the clocks change, when slots keep their length but the wall clock jumps. */
export const clockChanges = (date: string): boolean =>
  isDay(date) && offsetAt(`${date}T00:30:00Z`) !== offsetAt(`${date}T12:00:00Z`)

const offsetAt = (utc: string): number => {
  const moment = new Date(utc)
  const shown = Number(timeOf(moment).slice(0, 2))
  return (shown - moment.getUTCHours() + 24) % 24
}

// Computes the slots of an appointment from its days. Slots follow each other in elapsed time, so that they keep their
// length on the days when the clocks change.

import { instantAt, laterByMinutes } from '#platform/rules/local-time.ts'
import { planLimits, takesBookings, type AppointmentKind } from './appointment.ts'

export interface PlannedDay {
  /** YYYY-MM-DD. */
  date: string
  /** HH:MM, Swiss wall-clock time. */
  from: string
  to: string
}

export interface SlotPlan {
  days: readonly PlannedDay[]
  slotMinutes: number
  /** Pause between two slots. */
  bufferMinutes: number
  /** Number of slots at the same time. */
  parallel: number
}

export interface PlannedSlot {
  startsAt: Date
  endsAt: Date
  /** 1 to `parallel`. */
  lane: number
}

/** Text key of what is wrong with a day; undefined if slots can be computed. */
export function problemOfDay(day: PlannedDay, slotMinutes: number): string | undefined {
  const [begin, end] = [instantAt(day.date, day.from), instantAt(day.date, day.to)]
  if (!begin || !end) return 'viewing_appointments_time_skipped'
  if (end <= begin) return 'admin_timepicker_range_error'
  return laterByMinutes(begin, slotMinutes) > end ? 'viewing_appointments_day_too_short' : undefined
}

/** In order of time, then lane. Days with a problem have no slots; at most `planLimits.slots.most` + 1 are computed. */
export function plannedSlots(plan: SlotPlan): PlannedSlot[] {
  const slots = plan.days.flatMap((day) => timesOf(day, plan))
  return slots
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .flatMap((slot) => Array.from({ length: plan.parallel }, (_, index) => ({ ...slot, lane: index + 1 })))
    .slice(0, planLimits.slots.most + 1)
}

/** Slots of an appointment. Nobody books an `open` one, so it has one slot for each time range of a day. */
export function slotsOfKind(kind: AppointmentKind, plan: SlotPlan): PlannedSlot[] {
  if (takesBookings(kind)) return plannedSlots(plan)
  return plan.days
    .flatMap(({ date, from, to }) => {
      const [startsAt, endsAt] = [instantAt(date, from), instantAt(date, to)]
      return startsAt && endsAt && startsAt < endsAt ? [{ startsAt, endsAt, lane: 1 }] : []
    })
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}

function timesOf(day: PlannedDay, { slotMinutes, bufferMinutes }: SlotPlan): Omit<PlannedSlot, 'lane'>[] {
  const [begin, end] = [instantAt(day.date, day.from), instantAt(day.date, day.to)]
  const times: Omit<PlannedSlot, 'lane'>[] = []
  if (!begin || !end || slotMinutes < planLimits.slotMinutes.least) return times
  let startsAt = begin
  while (times.length <= planLimits.slots.most) {
    const endsAt = laterByMinutes(startsAt, slotMinutes)
    if (endsAt > end) break
    times.push({ startsAt, endsAt })
    startsAt = laterByMinutes(endsAt, bufferMinutes)
  }
  return times
}

/** True if two time ranges of the same plan overlap on one day. */
export const daysOverlap = (days: readonly PlannedDay[]): boolean =>
  days.some((one, index) =>
    days.slice(index + 1).some((other) => one.date === other.date && one.from < other.to && other.from < one.to),
  )

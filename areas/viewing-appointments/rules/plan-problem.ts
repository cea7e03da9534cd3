// Errors of a plan that concern several fields. The wizard and the server use the same rules.

import { instantAt } from '#platform/rules/local-time.ts'
import { planLimits, takesBookings, type AppointmentKind, type AppointmentScope } from './appointment.ts'
import { daysOverlap, plannedSlots, problemOfDay, type SlotPlan } from './slot-times.ts'

export interface CheckedPlan extends SlotPlan {
  kind: AppointmentKind
  scope: AppointmentScope
  objects: readonly unknown[]
  capacity: number
  mostPersons: number
}

/** Dotted field path → text key of its error. `today` is null for appointments whose days may have passed. */
export function problemsOfPlan(plan: CheckedPlan, today: string | null): Record<string, string> {
  const { kind, scope, objects, capacity, mostPersons } = plan
  return {
    ...(scope === 'objects' && objects.length === 0 && { objects: 'viewing_appointments_objects_missing' }),
    ...(takesBookings(kind) && mostPersons > capacity && { mostPersons: 'viewing_appointments_more_than_seats' }),
    ...(takesBookings(kind) && tooManySlots(plan)),
    ...daysWrong(plan, today),
  }
}

const tooManySlots = (plan: SlotPlan) =>
  plannedSlots(plan).length > planLimits.slots.most && { slotMinutes: 'viewing_appointments_too_many_slots' }

/** An open appointment has only its beginning and end, so its length of slots does not count. */
const shortestIn = ({ kind, slotMinutes }: CheckedPlan): number =>
  takesBookings(kind) ? slotMinutes : planLimits.slotMinutes.least

function daysWrong(plan: CheckedPlan, today: string | null): Record<string, string> {
  const wrong: Record<string, string> = {}
  plan.days.forEach((day, index) => {
    const field = `days.${index}`
    const problem = problemOfDay(day, shortestIn(plan))
    if (today !== null && day.date < today) wrong[`${field}.date`] = 'viewing_appointments_day_past'
    else if (problem !== undefined) wrong[`${field}.${instantAt(day.date, day.from) ? 'to' : 'from'}`] = problem
    else if (plan.days.slice(0, index).some((earlier) => daysOverlap([earlier, day]))) {
      wrong[`${field}.from`] = 'viewing_appointments_days_overlap'
    }
  })
  return wrong
}

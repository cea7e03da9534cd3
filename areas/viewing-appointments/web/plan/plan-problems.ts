// Validates the steps of the planning wizard with the contract and the rules of slots, before anything is sent.

import { instantAt } from '#platform/rules/local-time.ts'
import { contractErrors, type FieldProblem } from '#platform/web/form/contract-errors.ts'
import { planData, repetition } from '../../contract/plan.ts'
import { planLimits, takesBookings } from '../../rules/appointment.ts'
import { daysOverlap, plannedSlots, problemOfDay } from '../../rules/slot-times.ts'
import { bodyOf, isReadable, repeatOf, type PlanDraft } from './plan-draft.ts'

export const planSteps = ['what', 'when', 'rules'] as const
export type PlanStep = (typeof planSteps)[number]

const whatFields = ['kind', 'scope', 'objects', 'title', 'place', 'host']
const whenFields = ['days', 'slotMinutes', 'bufferMinutes', 'parallel', 'capacity', 'repeat']

/** Step that shows a field; fields are dotted paths such as `days.0.from`. */
export function stepOf(field: string): PlanStep {
  const [first = ''] = field.split('.')
  if (whatFields.includes(first)) return 'what'
  return whenFields.includes(first) ? 'when' : 'rules'
}

const whole = planData.extend({ repeat: repetition.nullable() })

interface Wanted {
  /** Day in Switzerland; null when an existing appointment is edited, whose days may have passed. */
  today: string | null
  publishes: boolean
}

export function planProblems(draft: PlanDraft, { today, publishes }: Wanted): Record<string, FieldProblem> {
  return {
    ...dayProblems(draft, today),
    ...slotProblems(draft),
    ...hostProblems(draft, publishes),
    ...(draft.scope === 'objects' && draft.objects.length === 0
      ? { objects: { key: 'viewing_appointments_objects_missing' } }
      : {}),
    ...contractErrors(whole, { ...bodyOf(draft), repeat: repeatOf(draft) }),
  }
}

/** Slots must fit into the day; an open appointment has only its beginning and end. */
const shortestIn = ({ kind, slotMinutes }: PlanDraft): number =>
  kind !== null && !takesBookings(kind) ? planLimits.slotMinutes.least : (slotMinutes ?? planLimits.slotMinutes.least)

function dayProblems(draft: PlanDraft, today: string | null): Record<string, FieldProblem> {
  const found = draft.days.flatMap((day, index): [string, FieldProblem][] => {
    const place = `days.${index}`
    if (!isReadable(day)) return []
    if (today && day.date < today) return [[`${place}.date`, { key: 'viewing_appointments_day_past' }]]
    const key = problemOfDay(day, shortestIn(draft))
    if (key === undefined) {
      return draft.days.slice(0, index).some((earlier) => daysOverlap([earlier, day]))
        ? [[`${place}.from`, { key: 'viewing_appointments_days_overlap' }]]
        : []
    }
    const isFrom = instantAt(day.date, day.from) === undefined
    return [[`${place}.${isFrom ? 'from' : 'to'}`, { key }]]
  })
  return Object.fromEntries(found)
}

function slotProblems(draft: PlanDraft): Record<string, FieldProblem> {
  const { kind, slotMinutes, bufferMinutes, parallel } = draft
  const days = draft.days.filter(isReadable)
  if ((kind !== null && !takesBookings(kind)) || !slotMinutes || !parallel) return {}
  const count = plannedSlots({ days, slotMinutes, bufferMinutes: bufferMinutes ?? 0, parallel }).length
  return count > planLimits.slots.most ? { slotMinutes: { key: 'viewing_appointments_too_many_slots' } } : {}
}

function hostProblems({ isHostUser, host }: PlanDraft, publishes: boolean): Record<string, FieldProblem> {
  if (!publishes) return {}
  if (isHostUser) return host.userId === null ? { 'host.userId': { key: 'viewing_appointments_host_missing' } } : {}
  return host.name.trim() === '' ? { 'host.name': { key: 'viewing_appointments_host_missing' } } : {}
}

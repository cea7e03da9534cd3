// Validates the steps of the planning wizard with the contract and the rules of slots, before anything is sent.

import { contractErrors, type FieldProblem } from '#platform/web/form/contract-errors.ts'
import { planData, repetition } from '../../contract/plan.ts'
import { planLimits } from '../../rules/appointment.ts'
import { problemsOfPlan } from '../../rules/plan-problem.ts'
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
    ...ruleProblems(draft, today),
    ...hostProblems(draft, publishes),
    ...contractErrors(whole, { ...bodyOf(draft), repeat: repeatOf(draft) }),
  }
}

/** Rules need complete days; incomplete ones have an error of the contract. */
function ruleProblems(draft: PlanDraft, today: string | null): Record<string, FieldProblem> {
  const places = draft.days.flatMap((day, index) => (isReadable(day) ? [index] : []))
  const problems = problemsOfPlan(
    {
      ...draft,
      kind: draft.kind ?? 'slots',
      days: draft.days.filter(isReadable),
      slotMinutes: draft.slotMinutes ?? planLimits.slotMinutes.least,
      bufferMinutes: draft.bufferMinutes ?? 0,
      parallel: draft.parallel ?? 1,
      capacity: draft.capacity ?? planLimits.capacity.most,
      mostPersons: draft.mostPersons ?? 1,
    },
    today,
  )
  return Object.fromEntries(
    Object.entries(problems).map(([field, key]) => [
      field.replace(/^days\.(\d+)/, (_, place: string) => `days.${places[Number(place)]}`),
      { key },
    ]),
  )
}

function hostProblems({ isHostUser, host }: PlanDraft, publishes: boolean): Record<string, FieldProblem> {
  if (!publishes) return {}
  if (isHostUser) return host.userId === null ? { 'host.userId': { key: 'viewing_appointments_host_missing' } } : {}
  return host.name.trim() === '' ? { 'host.name': { key: 'viewing_appointments_host_missing' } } : {}
}

// What the timelines of the story tell of one application and of the flat it is about.

import type { Actor } from '#platform/server/context.ts'
import type { ToldApplication } from './application-rows.ts'
import type { Happening } from './history.ts'
import type { ToldOutcome } from './outcomes.ts'
import { actorOf, type StaffOfStory } from './staff.ts'

const system: Actor = { kind: 'system', id: null, name: 'Quartier' }

export function happeningsOf(told: ToldApplication, { offer }: ToldOutcome, staff: StaffOfStory): Happening[] {
  const { row, course, outcome, wished } = told
  const [flat] = wished
  const applicant: Actor = { kind: 'applicant', id: null, name: row.contactName }
  const evaluator = actorOf(staff.user)
  const clerk = actorOf(staff.contract)
  const happenings: Happening[] = []
  const tell = (at: Date | null, actor: Actor, event: string, more: Partial<Happening> = {}) => {
    if (!at) return
    const subject = { kind: 'application', id: row.id, title: `${row.number} ${row.contactName}` }
    happenings.push({ at, actor, event, subject, ...more })
  }
  const move = (old: string, now: string) => [{ field: 'progress_state', old, new: now }]
  const grade = (field: string, value: unknown) => [{ field, old: null, new: value ?? null }]

  tell(course.created, applicant, 'application.submitted')
  tell(course.begun, evaluator, 'application.evaluation_begun', { changes: move('active.new', 'active.in_progress') })
  tell(course.judged, evaluator, 'application.evaluated', {
    changes: grade('overall_evaluation', row.overallEvaluation),
  })
  if (outcome === 'inactive') {
    const cause = row.deactivationReason ?? ''
    tell(course.ended, evaluator, 'application.deactivated', { changes: move('active.in_progress', 'inactive'), cause })
    return happenings
  }
  if (!flat) return happenings
  const named = { cause: flat.title }
  if (offer) tell(course.offered, evaluator, 'offer.made', named)
  if (offer?.state === 'declined')
    tell(course.answered, applicant, 'offer.declined', { cause: offer.declineReason ?? '' })
  if (offer?.state === 'expired') tell(offer.answeredAt ?? null, system, 'offer.expired', named)
  if (offer?.state === 'accepted') tell(course.answered, applicant, 'offer.accepted', named)
  if (!offer) tell(course.answered, evaluator, 'assignment.made', named)
  tell(course.released, clerk, 'assignment.released', named)
  tell(course.contractSent, clerk, 'tenancy.contract_state_changed', {
    changes: contract('without_contract', 'contract_sent'),
  })
  tell(course.signed, clerk, 'tenancy.contract_state_changed', { changes: contract('contract_sent', 'with_contract') })
  if (outcome === 'quit') {
    tell(course.ended, clerk, 'tenancy.contract_state_changed', { changes: contract('with_contract', 'quit') })
  }
  return [...happenings, ...flatHappenings(told, offer)]
}

const contract = (old: string, now: string) => [{ field: 'contract_state', old, new: now }]

/** The same way as the flat has gone it. */
function flatHappenings({ course, outcome, wished }: ToldApplication, offer: ToldOutcome['offer']): Happening[] {
  const [flat] = wished
  if (!flat || outcome === 'declined') return []
  const subject = { kind: 'object', id: flat.id, title: flat.title }
  const steps: (readonly [Date | null, string, string])[] = [
    [offer ? course.offered : null, 'available', 'with_offer'],
    [course.answered, offer ? 'with_offer' : 'available', 'assigned'],
    [course.signed, 'assigned', 'rented'],
    [outcome === 'quit' ? course.ended : null, 'rented', 'available'],
  ]
  return steps.flatMap(([at, old, now]) =>
    at
      ? [
          {
            at,
            actor: system,
            event: 'object.state_changed',
            subject,
            changes: [{ field: 'progress_state', old, new: now }],
          },
        ]
      : [],
  )
}

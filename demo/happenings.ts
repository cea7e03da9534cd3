// Audit entries of the demo story about an application and its flat, with the same events as the actions themselves.

import { dayOf } from '#platform/rules/calendar-day.ts'
import type { Actor } from '#platform/server/actor.ts'
import type { Change } from '#platform/server/audit/record.ts'
import type { ToldApplication } from './application-rows.ts'
import { cast } from './people/cast.ts'
import type { Happening } from './history.ts'
import type { DemoObject } from './objects.ts'
import type { ToldOutcome } from './outcomes.ts'
import { actorOf, type StaffOfStory } from './people/staff.ts'

const system: Actor = { kind: 'system', id: null, name: 'Quartier' }
const change = (field: string, old: unknown, now: unknown): Change => ({ field, old, new: now ?? null })
const move = (old: string, now: string) => change('progress_state', old, now)

export function happeningsOf(told: ToldApplication, { offer }: ToldOutcome, staff: StaffOfStory): Happening[] {
  const { row, course, outcome, wished } = told
  const flat = wished[0]?.title ?? ''
  const evaluator = actorOf(staff.user)
  const judge = row.evaluatedBy === staff.superuser.id ? actorOf(staff.superuser) : evaluator
  const clerk = actorOf(staff.contract)
  const applicant: Actor = { kind: 'applicant', id: null, name: row.contactName }
  const subject = { kind: 'application', id: row.id, title: `${row.number} ${row.contactName}` }
  const tell = (at: Date | null | undefined, actor: Actor, event: string, changes: Change[] = []): Happening[] =>
    at ? [{ at, actor, event, subject, changes }] : []

  const judged = [
    ...tell(course.created, applicant, 'application.submitted'),
    ...tell(course.begun, judge, 'application.evaluated', [move('active.new', 'active.in_progress')]),
    ...tell(course.judged, judge, 'application.evaluated', [
      change('grade_overall', null, row.overallEvaluation),
      move('active.in_progress', 'active.evaluated'),
    ]),
  ]
  if (outcome === 'inactive') {
    const action = row.deactivationReason?.startsWith('denied') ? 'denied' : 'deactivated'
    const [closed] = tell(course.ended, evaluator, `application.${action}`, [move('active.in_progress', 'inactive')])
    return closed ? [...judged, { ...closed, cause: row.deactivationReason ?? '' }] : judged
  }
  const until = offer ? change('valid_until', null, dayOf(offer.validUntil)) : null
  const held = [change('object', null, flat), move(offer ? 'with_offer' : 'active.evaluated', 'assigned')]
  const ending = offer?.state === 'expired' || offer?.state === 'declined' ? offer.state : null
  return [
    ...judged,
    ...(offer && until
      ? tell(course.offered, evaluator, 'offer.made', [
          change('object', null, flat),
          until,
          move('active.evaluated', 'with_offer'),
        ])
      : []),
    ...(ending
      ? tell(offer?.answeredAt, ending === 'expired' ? system : applicant, `offer.${ending}`, [
          move('with_offer', 'with_offer.declined'),
        ])
      : []),
    ...(ending
      ? []
      : tell(
          course.answered,
          offer ? applicant : evaluator,
          offer ? 'offer.accepted' : 'assignment.made_directly',
          held,
        )),
    ...tell(course.released, clerk, 'assignment.released'),
    ...tell(course.contractSent, clerk, 'contract.contract_sent', [contract('without_contract', 'contract_sent')]),
    ...tell(course.signed, clerk, 'contract.with_contract', [contract('contract_sent', 'with_contract')]),
    ...(outcome === 'quit' || outcome === 'leaving'
      ? tell(course.ended, clerk, 'contract.quit', [contract('with_contract', 'quit')])
      : []),
    ...tell(course.left, system, 'tenancy.ended'),
    ...flatHappenings(told, offer),
  ]
}

const contract = (old: string, now: string) => change('contract_state', old, now)

/** The same way as the flat has gone it. */
function flatHappenings(
  { course, outcome, wished, household }: ToldApplication,
  offer: ToldOutcome['offer'],
): Happening[] {
  const [flat] = wished
  if (!flat || outcome === 'declined' || household === cast.offeredBeside.household) return []
  const subject = { kind: 'object', id: flat.id, title: flat.title }
  const steps: (readonly [at: Date | null, old: string, now: string, cause: string])[] = [
    [offer ? course.offered : null, 'available', 'with_offer', 'applications_cause_offered'],
    [
      course.answered,
      offer ? 'with_offer' : 'available',
      'assigned',
      `applications_cause_assigned_${offer ? 'offer' : 'direct'}`,
    ],
    [course.signed, 'assigned', 'rented', 'tenants_cause_with_contract'],
    [course.left, 'rented', 'available', 'tenants_cause_ended'],
  ]
  return steps.flatMap(([at, old, now, cause]) =>
    at ? [{ at, actor: system, event: 'object.state_changed', subject, changes: [move(old, now)], cause }] : [],
  )
}

/** Events for publishing flats on the public page. */
export const publications = (objects: readonly DemoObject[], now: Date, staff: StaffOfStory): Happening[] =>
  objects
    .filter(({ isPublished }) => isPublished)
    .map(({ id, title, publicationStart }, index) => ({
      // Spaced 40 seconds apart in the morning, and never in the future.
      at: new Date(Math.min(now.getTime(), Date.parse(`${publicationStart}T08:00:00Z`) + index * 40_000)),
      actor: actorOf(staff.marketer),
      event: 'object.published',
      subject: { kind: 'object', id, title },
    }))

// Adds an object to a tenancy and removes it. The histories of the tenancy and of the object both record object, days
// and rents.

import { addingProblem, companionsCanChange, endingDayProblem } from '../rules/companion-days.ts'
import {
  closeForNext,
  companionChoices,
  findObject,
  francs,
  freeFromFor,
  lockObject,
  lockWithApplication,
  assertContractStart,
  assertVersion,
  changeAssignment,
  changeLetBeside,
  lookLetBeside,
  moveObject,
  openForNext,
  putBeside,
  refreshTenantNames,
  removeFromBeside,
  subjectOf,
  whoFollows,
  type LetBesideRow,
} from '#areas/applications/server/public.ts'
import { assertAllowed, spoken } from '#platform/server/permit.ts'
import { objectStateUnder } from '#areas/applications/rules/offers/assignment-can.ts'
import { objectCanBeOffered } from '#areas/applications/rules/offers/object-fit.ts'
import { dayOf, swissDate } from '#platform/rules/calendar-day.ts'
import { stateTextOf } from '#areas/buildings/rules/object-state.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Change } from '#platform/server/audit/record.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Input } from '#platform/server/http/input.ts'
import { fieldRefusal, notFound, AppError } from '#platform/server/app-error.ts'
import { freeAgainAt, freeAgainOn, longestNoticeYears } from '../rules/tenancy-end.ts'
import { endCompanionJob, leaveNow } from './companion-ending.ts'
import type { Held } from './contract-step.ts'
import { findTenancy } from './tenancy-row.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/companions.ts'

type Changed = ResponseOf<typeof contract.addCompanion>

export const getCompanionChoices = handler(
  contract.getCompanionChoices,
  { permission: 'tenants_read' },
  async (ctx, { params }) => {
    const row = await findTenancy(ctx, params.id)
    const verdict = companionsCanChange(row)
    const found = await companionChoices(ctx, [{ ...(await findObject(ctx, row.objectId)), rank: null }], mostBeside)
    const choices = []
    for (const { object } of found) {
      choices.push({
        objectId: object.id,
        title: object.title,
        referenceNumber: object.referenceNumber,
        stateTitle: ctx.t(stateTextOf(object)),
        freeFrom: object.nextFrom,
        netRent: francs(object.netRent ?? object.grossRent),
        ancillaryCost: francs(object.netRent === null ? null : object.ancillaryCost),
        grossRent: francs(object.grossRent),
        deposit: francs(object.deposit),
      })
    }
    return {
      canAdd: spoken(ctx, verdict),
      needsDay: row.contractState === 'with_contract',
      earliestDay: row.contractStart,
      choices,
    }
  },
)

export const addCompanion = handler(
  contract.addCompanion,
  { permission: 'tenants_write' },
  async (ctx, { params, body }) => {
    const held = await lockWithApplication(ctx, params.id)
    const { row } = held
    assertAllowed(companionsCanChange(row))
    assertVersion(row, body.version)
    const { object } = await lockObject(ctx, body.objectId)
    if (!(await isBeside(ctx, row.objectId, object.id))) throw fieldRefusal('objectId', 'tenants_companion_elsewhere')
    assertAllowed(objectCanBeOffered(object.lettingState))
    const from = await firstDay(ctx, held, { objectId: object.id, from: body.from })
    const to = objectStateUnder(row.contractState ?? 'without_contract')
    await putBeside(ctx, {
      assignmentId: row.id,
      objectId: object.id,
      objectStateBefore: object.lettingState === 'inactive' ? 'inactive' : 'available',
      letFrom: from,
      netRent: rappen(body.netRent),
      ancillaryCost: rappen(body.ancillaryCost),
      deposit: rappen(body.deposit),
    })
    await moveObject(ctx, object, { from: ['available', 'inactive'], to, cause: 'tenants_cause_let_together' })
    const rents = [body.netRent, body.ancillaryCost, body.deposit].map((one) => one?.toFixed(2) ?? '–').join(' / ')
    return tell(ctx, held, {
      event: 'tenancy.companion_added',
      said: 'tenants_companion_added',
      object: object.title,
      changes: [
        { field: 'together', old: null, new: object.title },
        ...(from === null ? [] : [{ field: 'let_from', old: null, new: from }]),
        { field: 'rent_together', old: null, new: rents },
      ],
    })
  },
)

/** After signature a day is required: not before the tenancy begins, and not before the previous household has left. */
async function firstDay(
  ctx: StaffContext,
  { row }: Held,
  { objectId, from }: { objectId: string; from: string | undefined },
): Promise<string | null> {
  const letting = { objectIds: [objectId], assignmentId: row.id }
  if (row.contractState !== 'with_contract') {
    const freeFrom = await freeFromFor(ctx, letting)
    if (freeFrom === null || (row.contractStart !== null && row.contractStart >= freeFrom)) return null
    throw fieldRefusal('objectId', 'applications_start_before_free', { date: swissDate(freeFrom) })
  }
  if (!from) throw fieldRefusal('from', 'general_field_is_required')
  const problem = addingProblem(from, row)
  if (problem) throw fieldRefusal('from', problem)
  await assertContractStart(ctx, from, { ...letting, field: 'from' })
  return from
}

/** Practically unlimited: no building has as many free objects. */
const mostBeside = 1000

async function isBeside(ctx: StaffContext, ownId: string, objectId: string): Promise<boolean> {
  const beside = await companionChoices(ctx, [{ ...(await findObject(ctx, ownId)), rank: null }], mostBeside)
  return beside.some(({ object }) => object.id === objectId)
}

export const endCompanion = handler(
  contract.endCompanion,
  { permission: 'tenants_write' },
  async (ctx, { params, body }) => {
    const held = await lockWithApplication(ctx, params.id)
    assertAllowed(companionsCanChange(held.row))
    assertVersion(held.row, body.version)
    const companion = await findCompanion(ctx, held, params.objectId)
    if (companion.letUntil !== null) throw new AppError('tenants_companion_ends_already')
    const hasBegun = held.row.contractState === 'with_contract' && (companion.letFrom ?? '') <= dayOf(ctx.now)
    return hasBegun
      ? endOn(ctx, held, { companion, body })
      : takeOutAgain(ctx, held, { companion, reason: body.reason })
  },
)

interface Ending {
  companion: LetBesideRow
  body: Input<typeof contract.endCompanion>['body']
}

async function endOn(ctx: StaffContext, held: Held, { companion, body: { until, reason } }: Ending): Promise<Changed> {
  if (!until) throw fieldRefusal('until', 'general_field_is_required')
  const { contractStart } = held.row
  const problem = endingDayProblem(until, { contractStart, letFrom: companion.letFrom }, dayOf(ctx.now))
  if (problem) throw fieldRefusal('until', problem, { years: longestNoticeYears })
  const { object } = await lockObject(ctx, companion.objectId)
  await openForNext(ctx, object, freeAgainOn(until))
  await changeLetBeside(ctx, companion, { letUntil: until })
  if (freeAgainAt(until) > ctx.now) {
    const job = { tenantId: held.row.id, objectId: object.id }
    await ctx.enqueue(endCompanionJob, job, { startAfter: freeAgainAt(until) })
  } else {
    await leaveNow(ctx, { ...companion, letUntil: until })
  }
  return tell(ctx, held, {
    event: 'tenancy.companion_ends',
    said: 'tenants_companion_ends',
    object: object.title,
    changes: [
      { field: 'together', old: object.title, new: null },
      { field: 'let_until', old: null, new: until },
    ],
    reason,
  })
}

/** Removes an object that the household has not had yet: the agreement is not signed, or its first day has not come. */
async function takeOutAgain(
  ctx: StaffContext,
  held: Held,
  { companion, reason }: { companion: LetBesideRow; reason: string | undefined },
): Promise<Changed> {
  const { object } = await lockObject(ctx, companion.objectId)
  const from = [objectStateUnder(held.row.contractState ?? 'without_contract')]
  await moveObject(ctx, object, { from, to: companion.objectStateBefore, cause: 'tenants_cause_not_together' })
  await removeFromBeside(ctx, companion)
  return tell(ctx, held, {
    event: 'tenancy.companion_removed',
    said: 'tenants_companion_removed',
    object: object.title,
    changes: [{ field: 'together', old: object.title, new: null }],
    reason,
  })
}

export const keepCompanion = handler(
  contract.keepCompanion,
  { permission: 'tenants_write' },
  async (ctx, { params, body }) => {
    const held = await lockWithApplication(ctx, params.id)
    assertAllowed(companionsCanChange(held.row))
    assertVersion(held.row, body.version)
    const companion = await findCompanion(ctx, held, params.objectId)
    if (companion.letUntil === null) throw new AppError('tenants_reason_already_there')
    const { object } = await lockObject(ctx, companion.objectId)
    const follower = await whoFollows(ctx, [object])
    if (follower) throw new AppError(follower.key, { values: follower.values })
    await closeForNext(ctx, object, { progressState: 'rented', moveInDate: object.moveInDate })
    await changeLetBeside(ctx, companion, { letUntil: null })
    return tell(ctx, held, {
      event: 'tenancy.companion_kept',
      said: 'tenants_companion_kept',
      object: object.title,
      changes: [{ field: 'let_until', old: companion.letUntil, new: null }],
    })
  },
)

async function findCompanion(ctx: StaffContext, { row }: Held, objectId: string): Promise<LetBesideRow> {
  const companion = await lookLetBeside(ctx, row.id, objectId)
  if (!companion || companion.endedAt !== null) throw notFound('tenants_companion_not_found')
  return companion
}

const rappen = (amount: number | null): number | null => (amount === null ? null : Math.round(amount * 100))

interface Told {
  event: string
  /** Text key of the notice. */
  said: string
  object: string
  changes: Change[]
  reason?: string | undefined
}

/**
 * Refreshes the search text, which includes all objects let, and increments the version so that open pages detect the
 * change.
 */
async function tell(ctx: StaffContext, held: Held, { event, said, object, changes, reason }: Told): Promise<Changed> {
  const { application, row } = held
  const version = await changeAssignment(ctx, row, {})
  await refreshTenantNames(ctx, [row.applicationId])
  ctx.record({ event, subject: subjectOf(application), changes, ...(reason && { cause: reason }) })
  return { version, notify: [{ type: 'success', title: ctx.t(said, { object, names: row.tenantNames }) }] }
}

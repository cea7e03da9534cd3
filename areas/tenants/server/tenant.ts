// One tenancy as the details page shows it.

import {
  allTogether,
  factsOf,
  findApplication,
  findObject,
  francs,
  letTogether,
  peopleOf,
  readHistory,
  rentsOf,
  whoFollows,
  type LetTogether,
} from '#areas/applications/server/public.ts'
import { spoken } from '#platform/server/permit.ts'
import { assignmentCan } from '#areas/applications/rules/offers/assignment-can.ts'
import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import { agreedNoticeMonths, agreedRents } from './rents.ts'
import { obstacleTo } from '#areas/objects/rules/object-can.ts'
import { stateTextOf } from '#areas/buildings/rules/object-state.ts'
import { lookReservationFor } from '#areas/objects/server/public.ts'
import { laterDay, dayOf } from '#platform/rules/calendar-day.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import type { TenantView } from '../contract/tenant.ts'
import { companionsCanChange } from '../rules/companion-days.ts'
import { earliestEnd } from '../rules/tenancy-end.ts'
import { findTenancy, type TenancyRow } from './tenancy-row.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/tenant.ts'

export const getTenant = handler(contract.getTenant, { permission: 'tenants_read' }, async (ctx, { params }) => {
  const row = await findTenancy(ctx, params.id)
  const application = await findApplication(ctx, row.applicationId)
  const housed = await findObject(ctx, row.objectId)
  const together: Beside[] = []
  for (const one of await allTogether(ctx, row.id)) together.push(await besideOf(ctx, one))
  const leaves = row.contractState === 'quit' && row.endedAt === null
  const waits = !leaves && row.endedAt === null && housed.object.nextState !== null
  const reservation = await lookReservationFor(ctx, row.objectId)
  const noticeMonths = await agreedNoticeMonths(ctx, row.id)
  return {
    id: row.id,
    version: row.version,
    applicationId: row.applicationId,
    number: application.number,
    names: row.tenantNames,
    contactEmail: application.contactEmail,
    contactPhone: application.contactPhone,
    progress_state: row.contractState,
    stateTitle: ctx.t(`state_${row.contractState}`),
    kind: row.kind,
    releasedAt: row.releasedAt?.toISOString() ?? null,
    contractStart: row.contractStart,
    contractNumber: row.contractNumber,
    comment: row.comment,
    quitOn: row.quitOn,
    quitReason: row.quitReason,
    quitBy: row.quitBy,
    noticeOn: row.noticeOn,
    handoverOn: row.handoverOn,
    endedAt: row.endedAt?.toISOString() ?? null,
    noticeMonths,
    earliestQuitOn: earliestEnd(dayOf(ctx.now), noticeMonths),
    object: await ownOf(ctx, row, housed),
    together,
    canChangeTogether: spoken(
      ctx,
      ctx.can('tenants_write') ? companionsCanChange(row) : no('tenants_reason_read_only'),
    ),
    runs: row.contractState === 'with_contract',
    ...(await peopleOf(ctx, row.applicationId)),
    canEditPeople: ctx.can('tenants_write'),
    reservation: reservation && {
      until: reservation.until,
      note: reservation.note,
      hasBegun: reservation.begunAt !== null,
    },
    canWrite: ctx.can('tenants_write'),
    occupiedUntil: waits && housed.object.nextFrom ? laterDay(housed.object.nextFrom, -1) : null,
    next: leaves ? await nextOf(ctx, housed) : null,
    moves: movesOf(ctx, row, {
      isReserved: reservation !== null,
      waits,
      letting: housed.object,
      followed: leaves ? await followedBy(ctx, row) : null,
    }),
  }
})

/** Household with the next offer or assignment of the object, shown on the page of the tenancy under notice. */
async function nextOf(ctx: Context, { object }: Housed): Promise<TenantView['next']> {
  const follower = await whoFollows(ctx, [object])
  if (!follower || object.nextFrom === null) return null
  return {
    from: object.nextFrom,
    names: String(follower.values['names'] ?? ''),
    stateTitle: ctx.t(stateTextOf(object)),
  }
}

async function followedBy(ctx: Context, row: TenancyRow): Promise<Around['followed']> {
  const objects = [await findObject(ctx, row.objectId), ...(await letTogether(ctx, row.id))].map(({ object }) => object)
  const follower = await whoFollows(ctx, objects)
  return follower && { allowed: false, reason: ctx.t(follower.key, follower.values) }
}

type Housed = Awaited<ReturnType<typeof findObject>>

const objectOf = (ctx: StaffContext, housed: Housed): TenantView['object'] => ({
  ...factsOf(housed),
  objectId: housed.object.id,
  referenceNumber: housed.object.referenceNumber,
  progress_state: housed.object.progressState,
  stateTitle: ctx.t(stateTextOf(housed.object)),
})

/** Uses the rents agreed for this tenancy, even if the next household will pay another rent. */
async function ownOf(ctx: StaffContext, row: TenancyRow, housed: Housed): Promise<TenantView['object']> {
  const { own } = await agreedRents(ctx, row, housed)
  return {
    ...objectOf(ctx, housed),
    netRent: francs(own.net),
    ancillaryCost: francs(own.ancillary),
    grossRent: francs(own.gross),
    deposit: francs(own.deposit),
  }
}

type Beside = TenantView['together'][number]

/** Uses the rents agreed for this tenancy, even if the next household will pay another rent. */
async function besideOf(ctx: StaffContext, one: LetTogether): Promise<Beside> {
  const { net, ancillary, deposit } = rentsOf(one)
  const ends = one.letUntil !== null && one.endedAt === null
  const follower = ends ? await whoFollows(ctx, [one.object]) : null
  return {
    ...objectOf(ctx, one),
    netRent: francs(net),
    ancillaryCost: francs(ancillary),
    grossRent: net === null ? null : francs(net + (ancillary ?? 0)),
    deposit: francs(deposit),
    letFrom: one.letFrom,
    letUntil: one.letUntil,
    hasLeft: one.endedAt !== null,
    keptBack: follower && ctx.t(follower.key, follower.values),
  }
}

interface Around {
  isReserved: boolean
  /** True if the previous household has not left yet. */
  waits: boolean
  /** Object, whose letting state shows whether a next household exists. */
  letting: Housed['object']
  /** Reason why the notice cannot be taken back. */
  followed: { allowed: false; reason: string } | null
}

function movesOf(
  ctx: StaffContext,
  row: TenancyRow,
  { isReserved, waits, letting, followed }: Around,
): TenantView['moves'] {
  const readOnly = ctx.can('tenants_write') ? null : no('tenants_reason_read_only')
  return {
    contract_sent: spoken(ctx, readOnly ?? assignmentCan.moveTo(row, 'contract_sent')),
    with_contract: spoken(ctx, readOnly ?? assignmentCan.moveTo(row, 'with_contract')),
    withdraw: spoken(ctx, readOnly ?? assignmentCan.moveTo(row, 'without_contract')),
    quit: spoken(ctx, readOnly ?? mayBeTerminated(row, waits)),
    reset: followed ?? spoken(ctx, readOnly ?? assignmentCan.beReset(row)),
    cancel: spoken(ctx, readOnly ?? assignmentCan.beCancelled(row)),
    delete: spoken(ctx, readOnly ?? assignmentCan.beDeleted(row)),
    reserve: spoken(ctx, readOnly ?? mayReserve(row, { isReserved, letting })),
  }
}

/** Cannot be terminated while the previous household still lives there. */
function mayBeTerminated(row: TenancyRow, waits: boolean): Verdict {
  const verdict = assignmentCan.beTerminated(row)
  return verdict.allowed && waits ? no('tenants_reason_not_begun') : verdict
}

/** Reserves the object for a successor. Allowed after notice, and only for one reservation. */
function mayReserve(
  { contractState }: TenancyRow,
  { isReserved, letting }: Pick<Around, 'isReserved' | 'letting'>,
): Verdict {
  if (isReserved) return no('objects_reason_reserved')
  if (contractState !== 'quit') return no('tenants_reason_not_terminated')
  const obstacle = obstacleTo.reserve(letting)
  return obstacle === null ? yes : no(obstacle)
}

/** A tenant has the history of its application. */
export const getTenantTimeline = handler(
  contract.getTenantTimeline,
  { permission: 'tenants_read' },
  async (ctx, { params }) => {
    const { applicationId } = await findTenancy(ctx, params.id)
    return { entries: await readHistory(ctx, 'application', applicationId) }
  },
)

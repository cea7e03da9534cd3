// Records a manual sale of an object, and undoes it. Only in projects that sell.

import { and, eq, isNull } from 'drizzle-orm'
import { canSell } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { fieldRefusal, AppError, staleVersion } from '#platform/server/app-error.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import type { ObjectView } from '../../contract/object.ts'
import { obstacleTo, obstacleWhileReserved } from '../../rules/object-can.ts'
import type { ObjectState } from '#areas/buildings/rules/object-state.ts'
import { changeObject, francs, lockObject, rappen, subjectOf, swissDay, type ObjectRow } from './object-row.ts'
import { endReservation } from './reservations.ts'
import { objectSale } from '../tables.ts'
import { beforeSaleTakenBack } from './extension-points.ts'
import { tiesOf } from './ties.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/sale.ts'

const standing = (ctx: Context, objectId: string) =>
  and(eq(objectSale.workspaceId, ctx.workspace.id), eq(objectSale.objectId, objectId), isNull(objectSale.takenBackAt))

export const noteAsSold = handler(
  contract.noteAsSold,
  { permission: 'object_write' },
  async (ctx, { params, body }) => {
    assertAllowed(canSell(ctx.workspace.projectType))
    const row = await lockObject(ctx, params.id)
    const object = { ...row, ...(await tiesOf(ctx, row.id)) }
    const obstacle = obstacleWhileReserved('close', object) ?? obstacleTo.close(object)
    if (obstacle) throw new AppError(obstacle)
    if (row.version !== body.version) throw staleVersion({ version: row.version, progress_state: row.progressState })
    if (body.soldOn > swissDay(ctx.now)) throw fieldRefusal('soldOn', 'objects_sold_in_future')
    const version = await sell(ctx, row, body)
    const title = ctx.t('objects_done_sold', { object: row.title })
    return { id: row.id, progress_state: 'sold', version, notify: [{ type: 'success', title }] }
  },
)

interface Sale {
  soldOn: string
  price?: number | undefined
  buyer?: string | undefined
}

/** Requires a lock on the object; precondition: it may be closed. Bulk actions give only the day. */
export async function sell(ctx: Context, row: ObjectRow, { soldOn, price, buyer }: Sale): Promise<number> {
  if (row.lettingState === 'reserved') await endReservation(ctx, row.id)
  await ctx.db.insert(objectSale).values({
    workspaceId: ctx.workspace.id,
    id: newId(),
    objectId: row.id,
    soldOn,
    price: rappen(price ?? null),
    buyer: buyer || null,
    stateBefore: row.progressState,
    notedBy: ctx.actor.kind === 'user' ? ctx.actor.id : null,
    notedAt: ctx.now,
  })
  const version = await changeObject(ctx, row, { progressState: 'sold' })
  ctx.record({
    event: 'object.sold',
    subject: subjectOf(row),
    changes: [
      { field: 'progress_state', old: row.progressState, new: 'sold' },
      { field: 'sold_on', old: null, new: soldOn },
      ...(price === undefined ? [] : [{ field: 'selling_price', old: null, new: price }]),
      ...(buyer ? [{ field: 'buyer', old: null, new: buyer }] : []),
    ],
  })
  return version
}

/** For areas above, whose own rules allow it. */
export const sellObject = async (ctx: Context, objectId: string, sale: Sale): Promise<number> =>
  sell(ctx, await lockObject(ctx, objectId), sale)

export const takeSaleBack = handler(
  contract.takeSaleBack,
  { permission: 'object_write' },
  async (ctx, { params, body }) => {
    assertAllowed(canSell(ctx.workspace.projectType))
    const row = await lockObject(ctx, params.id)
    if (row.progressState !== 'sold') throw new AppError('objects_reason_not_sold')
    if (row.version !== body.version) throw staleVersion({ version: row.version, progress_state: row.progressState })
    for (const assertAllowed of beforeSaleTakenBack.all()) await assertAllowed(ctx, row.id)
    const { progressState, version } = await takeBack(ctx, row, { reason: body.reason })
    const title = ctx.t('objects_done_sale_taken_back', { object: row.title })
    return { id: row.id, progress_state: progressState, version, notify: [{ type: 'success', title }] }
  },
)

interface TakenBack {
  reason: string
  /** By default the state before the sale. */
  to?: ObjectState
}

async function takeBack(ctx: Context, row: ObjectRow, { reason, to }: TakenBack) {
  const [sale] = await ctx.db
    .update(objectSale)
    .set({
      takenBackAt: ctx.now,
      takenBackBy: ctx.actor.kind === 'user' ? ctx.actor.id : null,
      takenBackReason: reason,
    })
    .where(standing(ctx, row.id))
    .returning()
  const progressState = to ?? stateAgain(sale?.stateBefore)
  const version = await changeObject(ctx, row, { progressState })
  ctx.record({
    event: 'object.sale_taken_back',
    subject: subjectOf(row),
    changes: [
      { field: 'progress_state', old: 'sold', new: progressState },
      ...(sale ? [{ field: 'sold_on', old: sale.soldOn, new: null }] : []),
    ],
    cause: reason,
  })
  return { progressState, version }
}

/** For areas above, whose own rules allow it: the buyer still has the object, which is reserved again. */
export async function takeBackSoldObject(ctx: Context, objectId: string, reason: string): Promise<void> {
  const row = await lockObject(ctx, objectId)
  if (row.progressState !== 'sold') throw new AppError('objects_reason_not_sold')
  await takeBack(ctx, row, { reason, to: 'reserved' })
}

/**
 * The sale ended a reservation, so a reserved object becomes available again; so does an object without a recorded
 * sale.
 */
const stateAgain = (before: ObjectState | undefined): 'available' | 'draft' | 'inactive' =>
  before === 'draft' || before === 'inactive' ? before : 'available'

export async function saleOf(ctx: Context, objectId: string): Promise<ObjectView['sale']> {
  const [row] = await ctx.db.select().from(objectSale).where(standing(ctx, objectId))
  if (!row) return null
  const nameOf = await staffNames(ctx, [row.notedBy])
  return {
    soldOn: row.soldOn,
    price: francs(row.price),
    buyer: row.buyer,
    notedBy: nameOf(row.notedBy).name,
    notedAt: row.notedAt.toISOString(),
  }
}

// Changes an object's state by hand: activate, deactivate, reserve, publish, unpublish.

import { canSell, isSelling } from '#platform/rules/project-type.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import { isForSale } from '../../rules/for-sale.ts'
import {
  obstacleTo,
  obstacleWhileReserved,
  type ObjectAction,
  type Standing,
  type Ties,
} from '../../rules/object-can.ts'
import { refuseWithoutPictures } from '../details/gallery-minimum.ts'
import { endReservation } from '../details/reservations.ts'
import { sell } from '../details/sale.ts'
import { tiesOf } from '../details/ties.ts'
import { changeObject, lockObject, subjectOf, swissDay, type ObjectRow } from '../details/object-row.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/object.ts'

interface Action {
  event: string
  /** Fields to change, computed from the stored row. */
  change: (row: ObjectRow, ctx: Context) => Partial<ObjectRow>
}

const actions: Record<ObjectAction, Action> = {
  activate: { event: 'object.activated', change: (row) => letting(row, 'available') },
  close: {
    event: 'object.closed',
    change: (row, ctx) => ({ progressState: closedState(ctx, row) }),
  },
  // An inactive object is hidden from the public as well.
  deactivate: { event: 'object.deactivated', change: () => ({ progressState: 'inactive', isPublished: false }) },
  reserve: { event: 'object.reserved', change: (row) => letting(row, 'reserved') },
  publish: {
    event: 'object.published',
    change: (row, ctx) => ({ isPublished: true, publicationStart: row.publicationStart ?? swissDay(ctx.now) }),
  },
  unpublish: { event: 'object.unpublished', change: () => ({ isPublished: false }) },
}

/** Sold if the project sells or the object has a price and no rent; otherwise rented. */
export const closedState = (
  { workspace }: Context,
  object: Pick<ObjectRow, 'sellingPrice' | 'grossRent'>,
): 'sold' | 'rented' => (isSelling(workspace.projectType) || isForSale(object) ? 'sold' : 'rented')

/** For an object under notice, the state of the next letting changes. */
const letting = ({ nextState }: ObjectRow, to: 'available' | 'reserved'): Partial<ObjectRow> =>
  nextState === null ? { progressState: to } : { nextState: to }

export const changeObjectStatus = handler(
  contract.changeObjectStatus,
  { permission: 'object_write' },
  async (ctx, { params, body }) => {
    const done = await doTo(ctx, params.id, body.action)
    return {
      progress_state: done.progressState,
      isPublished: done.isPublished,
      version: done.version,
      notify: [{ type: 'success', title: ctx.t(`objects_done_${body.action}`, { object: done.title }) }],
    }
  },
)

/** In a project that sells, a sale is reverted with a reason, not by making the object available. */
export function obstacleIn(ctx: Context, action: ObjectAction, object: Standing & Ties): string | null {
  if (!canSell(ctx.workspace.projectType).allowed) return obstacleTo[action](object)
  if (action === 'activate' && object.progressState === 'sold') return 'objects_reason_take_sale_back'
  return obstacleWhileReserved(action, object) ?? obstacleTo[action](object)
}

export async function doTo(ctx: StaffContext, id: string, action: ObjectAction, cause?: string): Promise<ObjectRow> {
  const row = await lockObject(ctx, id)
  const obstacle = obstacleIn(ctx, action, { ...row, ...(await tiesOf(ctx, id)) })
  if (obstacle) throw new AppError(obstacle)
  if (action === 'publish') await refuseWithoutPictures(ctx, id)
  if (action === 'close' && canSell(ctx.workspace.projectType).allowed) {
    const version = await sell(ctx, row, { soldOn: swissDay(ctx.now) })
    return { ...row, progressState: 'sold', version }
  }
  const { event, change } = actions[action]
  // A manual state change ends the reservation.
  if (row.lettingState === 'reserved') await endReservation(ctx, id)
  const fields = change(row, ctx)
  const version = await changeObject(ctx, row, fields)
  const changed = { ...row, ...fields }
  const moved = stateIn(changed) === stateIn(row) ? [] : [move(row, changed)]
  ctx.record({ event, subject: subjectOf(row), changes: moved, ...(cause && { cause }) })
  return { ...changed, version }
}

const stateIn = ({ nextState, progressState }: ObjectRow) => nextState ?? progressState

const move = (before: ObjectRow, after: ObjectRow) => ({
  field: before.nextState === null ? 'progress_state' : 'next_state',
  old: stateIn(before),
  new: stateIn(after),
})

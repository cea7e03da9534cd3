// Deletes an object permanently, with its wishes, reservation and images.

import { letGoOf } from '#areas/files/server/public.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import { tellExtensions } from '#platform/server/extension-point.ts'
import { obstacleTo } from '../../rules/object-can.ts'
import { beforeObjectLock, objectRemoval } from './extension-points.ts'
import { documentRowsOf, imageRowsOf } from './images.ts'
import { findObject, lockObject, subjectOf, thisObject } from './object-row.ts'
import { closedState } from '../list/status.ts'
import { propertyObject } from '../tables.ts'
import { countHanging } from './hanging.ts'
import { tiesOf } from './ties.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/removal.ts'

export const getDeleteInfo = handler(contract.getDeleteInfo, { permission: 'object_write' }, async (ctx, { query }) => {
  const objects = []
  for (const hanging of await countHanging(ctx, query.object_ids)) {
    const { object } = await findObject(ctx, hanging.id)
    const why = obstacleTo.remove({ ...object, ...(await tiesOf(ctx, object.id)) })
    objects.push({ ...hanging, title: object.title, canDelete: why === null, ...(why && { reason: ctx.t(why) }) })
  }
  return { objects }
})

/** Returns in words the data deleted together with these objects. */
export async function tellHanging(ctx: StaffContext, ids: readonly string[]): Promise<string> {
  const hanging = await countHanging(ctx, ids)
  const sum = (of: 'wishes' | 'files') => hanging.reduce((before, one) => before + one[of], 0)
  const [wishes, files] = [sum('wishes'), sum('files')]
  if (wishes + files === 0) return ctx.t('objects_delete_nothing_hanging')
  return ctx.t('objects_delete_hanging', { wishes, files })
}

export const deleteObject = handler(contract.deleteObject, { permission: 'object_write' }, async (ctx, { params }) => {
  const title = await removeObject(ctx, params.id)
  return { notify: [{ type: 'success', title: ctx.t('objects_deleted', { object: title }) }] }
})

/** Returns its title. */
export async function removeObject(ctx: StaffContext, id: string): Promise<string> {
  // Follows the common lock order: applications first, so that no new wish for the object arrives meanwhile.
  await tellExtensions(beforeObjectLock, ctx, id)
  const row = await lockObject(ctx, id)
  const why = obstacleTo.remove({ ...row, ...(await tiesOf(ctx, id)) })
  if (why) throw new AppError(why)
  await tellExtensions(objectRemoval, ctx, id)
  await removeFiles(ctx, id)
  await ctx.db.delete(propertyObject).where(thisObject(ctx, id))
  ctx.record({
    event: 'object.deleted',
    subject: subjectOf(row),
    changes: [{ field: 'reference_number', old: row.referenceNumber, new: null }],
  })
  return row.title
}

/** Includes the resized versions of images. */
const removeFiles = async (ctx: Context, id: string): Promise<void> =>
  letGoOf(ctx, [...(await imageRowsOf(ctx, id)), ...(await documentRowsOf(ctx, id))])

export const getClosing = handler(contract.getClosing, { permission: 'object_write' }, async (ctx, { params }) => {
  const { object } = await findObject(ctx, params.id)
  const why = obstacleTo.close({ ...object, ...(await tiesOf(ctx, object.id)) })
  return { progress_state: closedState(ctx, object), allowed: why === null, ...(why && { reason: ctx.t(why) }) }
})

// Deletes a building permanently, with its pictures. Refused while it contains objects.

import { letGoOf, pictureRowsOf } from '#areas/files/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import { lockForRemoval, subjectOf, thisBuilding } from './building-row.ts'
import { building } from './tables.ts'
import { buildingUnits } from './units.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/buildings.ts'

export const deleteBuilding = handler(
  contract.deleteBuilding,
  { permission: 'object_write' },
  async (ctx, { params }) => {
    const title = await removeBuilding(ctx, params.id)
    return { notify: [{ type: 'success', title: ctx.t('buildings_deleted', { building: title }) }] }
  },
)

/** Returns the title of the building. */
export async function removeBuilding(ctx: StaffContext, id: string): Promise<string> {
  const row = await lockForRemoval(ctx, id)
  const objects = await buildingUnits().count(ctx, id)
  if (objects > 0) throw new AppError('buildings_has_objects', { values: { count: objects } })
  await letGoOf(ctx, await pictureRowsOf(ctx, { kind: 'building', id }))
  await ctx.db.delete(building).where(thisBuilding(ctx, id))
  ctx.record({ event: 'building.deleted', subject: subjectOf(row), changes: [] })
  return row.title
}

/** Sentence about the pictures that are deleted too; empty if there are none. */
export async function tellPictures(ctx: StaffContext, ids: readonly string[]): Promise<string> {
  const pictures = await Promise.all(ids.map((id) => pictureRowsOf(ctx, { kind: 'building', id })))
  const all = pictures.flat().length
  return all === 0 ? '' : ctx.t('buildings_delete_pictures', { count: all })
}

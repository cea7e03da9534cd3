// Creates a building.

import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import type { BuildingData } from '../contract/buildings.ts'
import { noBuilding } from '../contract/no-building.ts'
import { columnsOf } from './building-data.ts'
import { subjectOf } from './building-row.ts'
import { building } from './tables.ts'
import { checkTown } from './town.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/buildings.ts'

export const getBuildingCreation = handler(
  contract.getBuildingCreation,
  { permission: 'object_write' },
  async (_ctx, _received) => ({ data: noBuilding }),
)

export const createBuilding = handler(
  contract.createBuilding,
  { permission: 'object_write' },
  async (ctx, { body }) => {
    checkTown(body)
    const id = await addBuilding(ctx, body)
    return { id, notify: [{ type: 'success', title: ctx.t('buildings_created', { building: body.title }) }] }
  },
)

export async function addBuilding(ctx: Context, data: BuildingData): Promise<string> {
  const id = newId()
  await ctx.db.insert(building).values({ workspaceId: ctx.workspace.id, id, ...columnsOf(data), createdAt: ctx.now })
  ctx.record({ event: 'building.created', subject: subjectOf({ id, title: data.title }), changes: [] })
  return id
}

/** Deletes those buildings that fulfil `isEmpty` (a condition on `building b`) and have no stored images. */
export async function removeEmptyBuildings(
  ctx: Context,
  ids: readonly string[],
  { isEmpty, cause }: { isEmpty: SQL; cause: string },
): Promise<void> {
  const { rows } = await ctx.db.execute<{ id: string; title: string }>(sql`
    delete from building b where b.workspace_id = ${ctx.workspace.id} and b.id = any(${sql.param(ids)}::uuid[]) and b.version = 1
      and ${isEmpty}
      and not exists (select from stored_file f
        where f.workspace_id = b.workspace_id and f.owner_kind = 'building' and f.owner_id = b.id)
      returning b.id, b.title`)
  for (const row of rows) ctx.record({ event: 'building.deleted', subject: subjectOf(row), changes: [], cause })
}

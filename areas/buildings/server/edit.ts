// Changes a building; the audit records each change with both values.

import { and, asc, eq, inArray } from 'drizzle-orm'
import { asUploaded, pictureRowsOf } from '#areas/files/server/public.ts'
import type { Change } from '#platform/server/audit/record.ts'
import type { Context } from '#platform/server/context.ts'
import { staleVersion } from '#platform/server/app-error.ts'
import type { BuildingData } from '../contract/buildings.ts'
import { buildingDataOf, columnsOf } from './building-data.ts'
import { changeBuilding, findBuilding, lockBuilding, subjectOf, type BuildingRow } from './building-row.ts'
import { building } from './tables.ts'
import { buildingUnits } from './units.ts'
import { checkTown } from './town.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/buildings.ts'

export const getBuildingEdit = handler(
  contract.getBuildingEdit,
  { permission: 'object_read' },
  async (ctx, { params }) => {
    const row = await findBuilding(ctx, params.id)
    return {
      id: row.id,
      version: row.version,
      isActive: row.isActive,
      objects: await buildingUnits().count(ctx, row.id),
      data: buildingDataOf(row),
      images: (await pictureRowsOf(ctx, { kind: 'building', id: row.id })).map(asUploaded),
      canEdit: ctx.can('object_write'),
    }
  },
)

export const saveBuildingEdit = handler(
  contract.saveBuildingEdit,
  { permission: 'object_write' },
  async (ctx, { params, body }) => {
    const row = await lockBuilding(ctx, params.id)
    const { version: seen, ...wanted } = body
    const changes = changesOn(row, wanted)
    // Saving identical values is no change, so it succeeds even with an old version.
    if (changes.length === 0) return { version: row.version }
    if (row.version !== seen) throw staleVersion({ version: row.version, data: buildingDataOf(row) })
    if (changes.some(({ field }) => field === 'postalCode' || field === 'city')) checkTown(wanted)
    const version = await changeBuilding(ctx, row, columnsOf(wanted))
    await buildingUnits().refreshSearchTexts(ctx, [row.id])
    ctx.record({ event: 'building.changed', subject: subjectOf({ ...row, title: wanted.title }), changes })
    return { version, notify: [{ type: 'success', title: ctx.t('buildings_saved', { building: wanted.title }) }] }
  },
)

/** Locks buildings in the order of their ids. Lock order: before their objects (see `lockBuilding`). */
export const lockBuildings = (ctx: Context, ids: readonly string[]) =>
  ctx.db
    .select({ id: building.id })
    .from(building)
    .where(and(eq(building.workspaceId, ctx.workspace.id), inArray(building.id, [...ids])))
    .orderBy(asc(building.id))
    .for('no key update')

export interface BuildingChange {
  id: string
  /** Contains only changed fields. */
  data: Partial<BuildingData>
}

/** Changes several buildings, with a cause for the history. Returns the written values with the previous ones. */
export async function changeBuildingsData(ctx: Context, wanted: readonly BuildingChange[], cause: string) {
  const written: { id: string; before: Partial<BuildingData>; after: Partial<BuildingData> }[] = []
  for (const { id, data } of wanted) {
    const row = await lockBuilding(ctx, id)
    const changes = changesOn(row, data)
    if (changes.length === 0) continue
    const after: Partial<BuildingData> = Object.fromEntries(changes.map((change) => [change.field, change.new]))
    await changeBuilding(ctx, row, columnsOf(after, row.facts))
    ctx.record({ event: 'building.changed', subject: subjectOf({ ...row, ...data }), changes, cause })
    written.push({ id, before: Object.fromEntries(changes.map(({ field, old }) => [field, old])), after })
  }
  if (written.length > 0) {
    await buildingUnits().refreshSearchTexts(
      ctx,
      written.map(({ id }) => id),
    )
  }
  return written
}

function changesOn(row: BuildingRow, wanted: Partial<BuildingData>): Change[] {
  const old = new Map<string, unknown>(Object.entries(buildingDataOf(row)))
  return Object.entries(wanted)
    .filter(([field, value]) => old.get(field) !== value)
    .map(([field, value]) => ({ field, old: old.get(field), new: value }))
}

// Undo for buildings: restores old values where the imported ones are unchanged.

import { and, asc, eq, inArray } from 'drizzle-orm'
import { buildingData } from '#areas/buildings/contract/buildings.ts'
import { buildingDataOf, lockBuildings, type BuildingChange, building } from '#areas/buildings/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { objectImportBuilding } from './tables.ts'

interface HousesBack {
  back: BuildingChange[]
  /** Buildings with fields that were edited after the import. */
  edited: { id: string; title: string }[]
}

interface Imported {
  id: string
  /** Buildings that the import created. */
  buildingIds: readonly string[]
}

/** Locks the changed buildings, and the created ones, which may be removed. */
export async function housesBack(ctx: Context, { id: importId, buildingIds }: Imported): Promise<HousesBack> {
  const notes = await ctx.db
    .select()
    .from(objectImportBuilding)
    .where(and(eq(objectImportBuilding.workspaceId, ctx.workspace.id), eq(objectImportBuilding.importId, importId)))
    .orderBy(asc(objectImportBuilding.buildingId))
  const ids = notes.map(({ buildingId }) => buildingId)
  await lockBuildings(ctx, [...ids, ...buildingIds])
  if (ids.length === 0) return { back: [], edited: [] }
  const rows = await ctx.db
    .select()
    .from(building)
    .where(and(eq(building.workspaceId, ctx.workspace.id), inArray(building.id, ids)))
  const found = new Map(rows.map((row) => [row.id, row]))
  const houses: HousesBack = { back: [], edited: [] }
  for (const { buildingId, before, after } of notes) {
    const row = found.get(buildingId)
    if (!row) continue
    const now = new Map<string, unknown>(Object.entries(buildingDataOf(row)))
    const imported = new Map<string, unknown>(Object.entries(after))
    const old = Object.entries(before).filter(([field]) => now.get(field) === imported.get(field))
    const data = Object.fromEntries(old)
    // The old value may violate today's rules of the form.
    if (!buildingData.safeParse({ ...buildingDataOf(row), ...data }).success) {
      houses.edited.push({ id: buildingId, title: row.title })
      continue
    }
    houses.back.push({ id: buildingId, data })
    if (old.length < Object.keys(before).length) houses.edited.push({ id: buildingId, title: row.title })
  }
  return houses
}

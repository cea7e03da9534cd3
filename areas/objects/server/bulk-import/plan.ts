// Plans the effect of a whole file. Applying runs this twice: first to find the rows to lock, then under the locks.

import { asc, eq } from 'drizzle-orm'
import { buildingDataOf, building } from '#areas/buildings/server/public.ts'
import { ownerNameKey, spelledName } from '#areas/owners/rules/owner-name.ts'
import { listOwners } from '#areas/owners/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import type { ImportReading } from '../../contract/bulk-import.ts'
import { textIn } from '../../rules/import/import-cells.ts'
import { knownBy } from '../../rules/number-key.ts'
import { lockNumbers, numbered } from '../details/number.ts'
import { inItsBuilding, ownedObject } from '../details/object-row.ts'
import { priceJudge } from '../details/price-rules.ts'
import { propertyObject } from '../tables.ts'
import { housesFrom, spelled } from './houses.ts'
import { inPortions } from './portions.ts'
import { planRow, type PlannedRow } from './row-plan.ts'
import { sheetsOf, tableIn, type Table } from './source.ts'

export interface Plan {
  table: Table
  rows: PlannedRow[]
}

export async function readTable(ctx: Context, id: string, reading: ImportReading): Promise<Table> {
  const table = tableIn(await sheetsOf(ctx, id), reading)
  if (reading.mapping.length > table.headings.length) throw fieldRefusal('mapping', 'general_value_not_valid')
  return table
}

export async function planOf(
  ctx: Context,
  table: Table,
  { reading, held, keepsHouses = false }: { reading: ImportReading; held: boolean; keepsHouses?: boolean },
): Promise<PlannedRow[]> {
  const column = reading.mapping.indexOf('reference_number')
  const numbers = table.rows.map(({ cells }) => textIn(cells[column] ?? null).replaceAll(/\s+/g, ' '))
  if (held) {
    await lockObjects(ctx, numbers)
    await lockNumbers(ctx)
  }
  const rows = await ctx.db
    .select({ object: ownedObject, house: building })
    .from(propertyObject)
    .innerJoin(building, inItsBuilding)
    .where(numbered(ctx, numbers))
  const houses = await ctx.db
    .select()
    .from(building)
    .where(eq(building.workspaceId, ctx.workspace.id))
    .orderBy(asc(building.createdAt), asc(building.id))
  const world = {
    t: ctx.t,
    mapping: reading.mapping,
    kind: reading.kind,
    known: knownBy(
      rows.map(({ object, house }) => ({ object, address: spelled(house) })),
      ({ object }) => object.referenceNumber,
    ),
    houses: housesFrom(
      houses.map((house) => ({ id: house.id, data: buildingDataOf(house) })),
      ctx.t,
    ),
    ownerAsStored: await ownerSpelling(ctx, reading.mapping.includes('owner')),
    judgePrice: await priceJudge(
      ctx,
      rows.map(({ object }) => object.id),
    ),
    keepsHouses,
    seen: new Map<string, number>(),
  }
  return inPortions(table.rows, (row) => planRow(world, row))
}

async function ownerSpelling(ctx: Context, isAsked: boolean): Promise<(name: string) => string> {
  const owners = isAsked ? await listOwners(ctx) : []
  const spellings = new Map(owners.map(({ name }) => [ownerNameKey(name), name]))
  return (name) => {
    const known = spellings.get(ownerNameKey(name)) ?? spelledName(name)
    spellings.set(ownerNameKey(name), known)
    return known
  }
}

/** Locks in id order, like all code that locks several objects, to prevent deadlocks. */
const lockObjects = (ctx: Context, numbers: readonly string[]) =>
  ctx.db
    .select({ id: propertyObject.id })
    .from(propertyObject)
    .where(numbered(ctx, numbers))
    .orderBy(asc(propertyObject.id))
    .for('update')

export function countsOf(rows: readonly PlannedRow[]) {
  const counts = { created: 0, changed: 0, unchanged: 0, rejected: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  return counts
}

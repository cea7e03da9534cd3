// Writes selling prices that a higher area decides, and shows prices that are in force but not yet written.

import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { ObjectState } from '#areas/buildings/rules/object-state.ts'
import type { Context } from '#platform/server/context.ts'
import { extensionPoint } from '#platform/server/extension-point.ts'
import { propertyObject } from '../tables.ts'
import { francs, subjectOf, type ObjectRow } from './object-row.ts'

type Priced = Pick<ObjectRow, 'id' | 'lettingState' | 'sellingPrice'>

/** Returns the selling prices in force of those objects whose row does not have it yet. */
export const sellingPricesInForce =
  extensionPoint<(ctx: Context, objects: readonly Priced[]) => Promise<ReadonlyMap<string, number>>>('objects.prices')

export async function withPricesInForce<Row extends Priced>(ctx: Context, rows: readonly Row[]): Promise<Row[]> {
  const shown = [...rows]
  for (const pricesOf of sellingPricesInForce.all()) {
    const prices = await pricesOf(ctx, rows)
    for (const [index, row] of shown.entries()) {
      const sellingPrice = prices.get(row.id)
      if (sellingPrice !== undefined) shown[index] = { ...row, sellingPrice }
    }
  }
  return shown
}

interface Writing {
  /** Rappen by object. */
  prices: ReadonlyMap<string, number>
  /** Objects in these states keep their price. */
  except: readonly ObjectState[]
  cause: string
}

/** Returns the earlier price of each object that has the new one now. */
export async function writeSellingPrices(
  ctx: Context,
  { prices, except, cause }: Writing,
): Promise<Map<string, number | null>> {
  const ids = [...prices.keys()]
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(propertyObject)
    .where(and(eq(propertyObject.workspaceId, ctx.workspace.id), inArray(propertyObject.id, ids)))
    .orderBy(asc(propertyObject.id))
    .for('update')
  const written = rows.filter(({ lettingState }) => !except.includes(lettingState))
  const changed = written.filter(({ id, sellingPrice }) => prices.get(id) !== sellingPrice)
  await updatePrices(ctx, changed, prices)
  for (const row of changed) {
    ctx.record({
      event: 'object.changed',
      subject: subjectOf(row),
      changes: [{ field: 'sellingPrice', old: francs(row.sellingPrice), new: francs(prices.get(row.id) ?? null) }],
      cause,
    })
  }
  return new Map(written.map(({ id, sellingPrice }) => [id, sellingPrice]))
}

async function updatePrices(
  ctx: Context,
  rows: readonly ObjectRow[],
  prices: ReadonlyMap<string, number>,
): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  const amounts = ids.map((id) => prices.get(id) ?? null)
  await ctx.db.execute(sql`
    update ${propertyObject} o set selling_price = n.price, version = o.version + 1, updated_at = ${ctx.now}
      from unnest(${sql.param(ids)}::uuid[], ${sql.param(amounts)}::bigint[]) as n (id, price)
      where o.workspace_id = ${ctx.workspace.id} and o.id = n.id`)
}

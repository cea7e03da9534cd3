// Reads, locks and changes versions of the price list.

import { and, desc, eq, inArray, isNull, lte, ne } from 'drizzle-orm'
import { notFound, staleVersion } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { listStateAt, type ListState } from '../../rules/prices/price-list-state.ts'
import { priceList, priceListPrice } from './price-tables.ts'

export type PriceListRow = typeof priceList.$inferSelect
export type ListedPriceRow = typeof priceListPrice.$inferSelect

export const thisPriceList = (ctx: Context, id: string) =>
  and(eq(priceList.workspaceId, ctx.workspace.id), eq(priceList.id, id))

export const subjectOf = ({ id, number, name }: Pick<PriceListRow, 'id' | 'number' | 'name'>) => ({
  kind: 'price_list',
  id,
  title: `${number} ${name}`,
})

export async function findPriceList(ctx: Context, id: string): Promise<PriceListRow> {
  const [row] = await ctx.db.select().from(priceList).where(thisPriceList(ctx, id))
  if (!row) throw notFound('sales_price_list_not_found')
  return row
}

/** All versions, until the end of the transaction: which one is in force, and which prices are lower, depends on the others. */
export async function lockPriceLists(ctx: Context): Promise<void> {
  await ctx.client.query('select pg_advisory_xact_lock(hashtextextended($1, 604))', [ctx.workspace.id])
}

/** Locks all versions. Refused if the version was changed since it was read. */
export async function openPriceList(ctx: Context, id: string, version: number): Promise<PriceListRow> {
  await lockPriceLists(ctx)
  const row = await findPriceList(ctx, id)
  if (row.version !== version) throw staleVersion({ version: row.version, state: row.state })
  return row
}

type Fields = Partial<Omit<typeof priceList.$inferInsert, 'workspaceId' | 'id' | 'version' | 'updatedAt'>>

/** Requires `lockPriceLists`. Refused if the row changed since it was read. */
export async function changePriceList(ctx: Context, row: PriceListRow, fields: Fields): Promise<PriceListRow> {
  const [changed] = await ctx.db
    .update(priceList)
    .set({ ...fields, version: row.version + 1, updatedAt: ctx.now })
    .where(and(thisPriceList(ctx, row.id), eq(priceList.version, row.version), eq(priceList.state, row.state)))
    .returning()
  if (!changed) throw staleVersion({ version: row.version })
  return changed
}

/** Newest first. */
export const readPriceLists = (ctx: Context): Promise<PriceListRow[]> =>
  ctx.db.select().from(priceList).where(eq(priceList.workspaceId, ctx.workspace.id)).orderBy(desc(priceList.number))

/** The version in force at `at`; null before the first one. The same as `listInForce`, by an index. */
export async function findListInForce(ctx: Context, at = ctx.now): Promise<PriceListRow | null> {
  const [row] = await ctx.db
    .select()
    .from(priceList)
    .where(
      and(eq(priceList.workspaceId, ctx.workspace.id), eq(priceList.state, 'approved'), lte(priceList.inForceFrom, at)),
    )
    .orderBy(desc(priceList.inForceFrom))
    .limit(1)
  return row ?? null
}

export async function stateOf(ctx: Context, row: PriceListRow): Promise<ListState> {
  return listStateAt(row, await findListInForce(ctx), ctx.now)
}

interface Wanted {
  objectIds?: readonly string[]
  /** Only those that are not yet the selling price of their object. */
  onlyUnwritten?: true
}

/** By object. Without ids all prices of the version. */
export async function readListedPrices(
  ctx: Context,
  priceListId: string,
  { objectIds, onlyUnwritten }: Wanted = {},
): Promise<Map<string, ListedPriceRow>> {
  const rows = await ctx.db
    .select()
    .from(priceListPrice)
    .where(
      and(
        eq(priceListPrice.workspaceId, ctx.workspace.id),
        eq(priceListPrice.priceListId, priceListId),
        objectIds && inArray(priceListPrice.objectId, [...objectIds]),
        onlyUnwritten && isNull(priceListPrice.writtenAt),
      ),
    )
  return new Map(rows.map((row) => [row.objectId, row]))
}

export async function isDayTaken(
  ctx: Context,
  { id, inForceFrom }: { id: string; inForceFrom: Date },
): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: priceList.id })
    .from(priceList)
    .where(
      and(
        eq(priceList.workspaceId, ctx.workspace.id),
        eq(priceList.state, 'approved'),
        eq(priceList.inForceFrom, inForceFrom),
        ne(priceList.id, id),
      ),
    )
  return rows.length > 0
}

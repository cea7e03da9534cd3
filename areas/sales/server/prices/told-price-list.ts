// Versions of the price list as responses show them.

import { eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import type { PriceListView } from '../../contract/price-lists.ts'
import { listInForce, listStateAt } from '../../rules/prices/price-list-state.ts'
import type { PriceListRow } from './price-list-row.ts'
import { priceListPrice } from './price-tables.ts'

/** `all` are the versions of the workspace, among which one is in force. */
export async function toldPriceLists(
  ctx: Context,
  rows: readonly PriceListRow[],
  all: readonly PriceListRow[] = rows,
): Promise<PriceListView[]> {
  const counts = await countPrices(ctx)
  const people = rows.flatMap(({ createdBy, submittedBy, decidedBy }) => [createdBy, submittedBy, decidedBy])
  const nameOf = await staffNames(ctx, people)
  const named = (id: string | null) => id && nameOf(id).name
  const inForce = listInForce(all, ctx.now)
  return rows.map((row) => {
    const state = listStateAt(row, inForce, ctx.now)
    return {
      id: row.id,
      number: row.number,
      name: row.name,
      state,
      stateTitle: ctx.t(`sales_price_list_state_${state}`),
      validFrom: row.validFrom,
      reason: row.reason,
      objects: counts.get(row.id) ?? 0,
      lowers: row.lowers,
      createdBy: nameOf(row.createdBy).name,
      createdAt: row.createdAt.toISOString(),
      submittedBy: named(row.submittedBy),
      submittedAt: row.submittedAt?.toISOString() ?? null,
      decidedBy: named(row.decidedBy),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      decisionNote: row.decisionNote,
      version: row.version,
    }
  })
}

async function countPrices(ctx: Context): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({ id: priceListPrice.priceListId, count: sql<number>`count(*)::int` })
    .from(priceListPrice)
    .where(eq(priceListPrice.workspaceId, ctx.workspace.id))
    .groupBy(priceListPrice.priceListId)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

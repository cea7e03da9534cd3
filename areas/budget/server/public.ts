// Interface to areas above: the figures of the budget and the fees, for reports.

import { and, asc, eq } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { francsOf } from '#platform/rules/amounts/money.ts'
import { feeStateOf, type FeeState } from '../rules/fee.ts'
import { budgetFee } from './tables.ts'

export { sumAdvertisingCosts, type AdvertisingCost } from './costs/advertising.ts'
export { readBudgetOverview, type BudgetFilters } from './overview/overview.ts'
export { readBudgetSums, type BudgetSums } from './overview/budget-sums.ts'

/** Money in francs. */
export interface ReportedFee {
  objectId: string
  object: string
  ownerId: string | null
  percent: number
  base: number
  amount: number
  vat: number
  accountingDate: string | null
  state: FeeState
}

/** Current fees in the order of the objects. */
export async function listFees(ctx: Context): Promise<ReportedFee[]> {
  const rows = await ctx.db
    .select({ fee: budgetFee, title: propertyObject.title, ownerId: propertyObject.ownerId })
    .from(budgetFee)
    .innerJoin(
      propertyObject,
      and(eq(propertyObject.workspaceId, budgetFee.workspaceId), eq(propertyObject.id, budgetFee.objectId)),
    )
    .where(and(eq(budgetFee.workspaceId, ctx.workspace.id), eq(budgetFee.isCurrent, true)))
    .orderBy(asc(propertyObject.sortKey), asc(budgetFee.id))
  return rows.map(({ fee, title, ownerId }) => ({
    objectId: fee.objectId,
    object: title,
    ownerId,
    percent: fee.percent / 100,
    base: francsOf(fee.base),
    amount: francsOf(fee.amount),
    vat: francsOf(fee.vat),
    accountingDate: fee.accountingDate,
    state: feeStateOf({ isCalculated: true, isCleared: fee.clearedAt !== null }),
  }))
}

// Proposed and approved discounts of all buyers, for the page of the price lists.

import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { application } from '#areas/applications/server/public.ts'
import { propertyObject } from '#areas/objects/server/public.ts'
import { francsOf } from '#platform/rules/amounts/money.ts'
import type { Context } from '#platform/server/context.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import type { WaitingDiscount } from '../../contract/price-lists.ts'
import { discountOn } from '../../rules/prices/discount.ts'
import { saleDiscount } from './price-tables.ts'
import { pricesInForce } from './sale-price.ts'

/** More are found on the pages of the applications. */
const most = 200

/** Those that wait first. */
export async function readCurrentDiscounts(ctx: Context): Promise<WaitingDiscount[]> {
  const rows = await ctx.db
    .select({ discount: saleDiscount, buyer: application.contactName, object: propertyObject.title })
    .from(saleDiscount)
    .innerJoin(
      application,
      and(eq(application.workspaceId, saleDiscount.workspaceId), eq(application.id, saleDiscount.applicationId)),
    )
    .innerJoin(
      propertyObject,
      and(eq(propertyObject.workspaceId, saleDiscount.workspaceId), eq(propertyObject.id, saleDiscount.objectId)),
    )
    .where(and(eq(saleDiscount.workspaceId, ctx.workspace.id), inArray(saleDiscount.state, ['proposed', 'approved'])))
    .orderBy(desc(saleDiscount.state), asc(saleDiscount.proposedAt), asc(saleDiscount.id))
    .limit(most)
  const prices = await pricesInForce(
    ctx,
    rows.map(({ discount }) => discount.objectId),
  )
  const nameOf = await staffNames(
    ctx,
    rows.map(({ discount }) => discount.proposedBy),
  )
  return rows.map(({ discount: row, buyer, object }) => ({
    id: row.id,
    applicationId: row.applicationId,
    buyer,
    object,
    discount: francsOf(discountOn(prices.get(row.objectId)?.price ?? 0, row)),
    percent: row.kind === 'percent' ? row.value / 100 : null,
    reason: row.reason,
    state: row.state === 'approved' ? 'approved' : 'proposed',
    stateTitle: ctx.t(`sales_discount_state_${row.state}`),
    proposedBy: nameOf(row.proposedBy).name,
    proposedAt: row.proposedAt.toISOString(),
  }))
}

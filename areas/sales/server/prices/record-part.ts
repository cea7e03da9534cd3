// Removes the discounts of an application together with it: their reasons are about the buyer.

import { and, eq } from 'drizzle-orm'
import type { RecordPart } from '#platform/server/records/record-kind.ts'
import { saleDiscount } from './price-tables.ts'

export const discountsPart: RecordPart = {
  of: 'application',
  async erase(ctx, applicationId) {
    await ctx.db
      .delete(saleDiscount)
      .where(and(eq(saleDiscount.workspaceId, ctx.workspace.id), eq(saleDiscount.applicationId, applicationId)))
    return []
  },
}

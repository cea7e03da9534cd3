// Objects with a cleared fee are kept with their invoices; other fees go with the object.

import { and, eq, isNull } from 'drizzle-orm'
import type { ObjectTies } from '#areas/objects/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { budgetFee } from './tables.ts'

export const feesOfObjects: ObjectTies = {
  keeps: [
    {
      reason: 'budget_fee_keeps_object',
      rows: [`budget_fee f where f.workspace_id = t.workspace_id and f.object_id = t.id and f.cleared_at is not null`],
    },
  ],
}

export async function removeFees(ctx: Context, objectId: string): Promise<void> {
  await ctx.db
    .delete(budgetFee)
    .where(
      and(eq(budgetFee.workspaceId, ctx.workspace.id), eq(budgetFee.objectId, objectId), isNull(budgetFee.clearedAt)),
    )
}

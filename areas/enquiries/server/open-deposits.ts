// Number of deposits that are still being opened at the provider.

import { and, count, eq, inArray } from 'drizzle-orm'
import { depositStates, isSettled } from '#connectors/deposit/deposit-provider.ts'
import type { Context } from '#platform/server/context.ts'
import { depositRequest } from './tables.ts'

export async function countOpenDeposits(ctx: Context): Promise<number> {
  const open = depositStates.filter((state) => !isSettled(state))
  const [row] = await ctx.db
    .select({ open: count() })
    .from(depositRequest)
    .where(and(eq(depositRequest.workspaceId, ctx.workspace.id), inArray(depositRequest.state, open)))
  return row?.open ?? 0
}

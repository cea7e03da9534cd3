// Number of agreements at the signing provider that are not finished yet.

import { and, count, eq, inArray } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { signingStates } from '#platform/rules/signing-state.ts'
import { isLive } from '../rules/signing-state.ts'
import { signingDocument } from './tables.ts'

export async function countOpenAgreements(ctx: Context): Promise<number> {
  const [row] = await ctx.db
    .select({ open: count() })
    .from(signingDocument)
    .where(
      and(
        eq(signingDocument.workspaceId, ctx.workspace.id),
        inArray(signingDocument.state, signingStates.filter(isLive)),
      ),
    )
  return row?.open ?? 0
}

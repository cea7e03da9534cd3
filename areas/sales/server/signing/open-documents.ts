// Number of reservation agreements at the signing provider that are not finished yet.

import { and, count, eq, inArray } from 'drizzle-orm'
import { isLive } from '#areas/contracts/rules/signing-state.ts'
import type { Context } from '#platform/server/context.ts'
import { signingStates } from '#platform/rules/signing-state.ts'
import { reservation } from '../reservation/reservation-tables.ts'

export async function countOpenAgreements(ctx: Context): Promise<number> {
  const [row] = await ctx.db
    .select({ open: count() })
    .from(reservation)
    .where(
      and(
        eq(reservation.workspaceId, ctx.workspace.id),
        inArray(reservation.signingState, signingStates.filter(isLive)),
      ),
    )
  return row?.open ?? 0
}

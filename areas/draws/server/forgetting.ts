// Erases the link between a candidate and its record. The receipt stays, so the draw can still be verified.

import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { RecordRef } from '#platform/server/records/kind-shape.ts'
import { drawCandidate } from './tables.ts'

/** To be called when a record is erased or deleted. */
export async function forgetCandidate(ctx: Context, { kind, id }: RecordRef): Promise<void> {
  await ctx.db
    .update(drawCandidate)
    .set({ recordId: null })
    .where(
      and(
        eq(drawCandidate.workspaceId, ctx.workspace.id),
        eq(drawCandidate.recordKind, kind),
        eq(drawCandidate.recordId, id),
      ),
    )
}

// Erases the link between a candidate and its record. The receipt stays, so the draw can still be verified.

import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { RecordPart } from '#platform/server/records/record-kind.ts'
import { drawCandidate } from './tables.ts'

/** For owners whose candidates have no record kind; those of a record kind are erased with their record. */
export async function forgetCandidate(ctx: Context, recordId: string): Promise<void> {
  await ctx.db
    .update(drawCandidate)
    .set({ recordId: null })
    .where(and(eq(drawCandidate.workspaceId, ctx.workspace.id), eq(drawCandidate.recordId, recordId)))
}

export const candidatePart: RecordPart = {
  erase: async (ctx, id) => {
    await forgetCandidate(ctx, id)
    return []
  },
}

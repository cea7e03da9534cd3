// The newest document of an assignment that was sent for signing.

import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { signingDocument } from './tables.ts'

export async function latestDocumentOf(ctx: Context, assignmentId: string): Promise<string | null> {
  const [document] = await ctx.db
    .select({ id: signingDocument.id })
    .from(signingDocument)
    .where(and(eq(signingDocument.workspaceId, ctx.workspace.id), eq(signingDocument.assignmentId, assignmentId)))
    .orderBy(desc(signingDocument.createdAt), desc(signingDocument.id))
    .limit(1)
  return document?.id ?? null
}

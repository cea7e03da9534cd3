// Deletes drafts with their answers and documents thirty days after the last save.

import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { removeStoredFile } from '#platform/server/files/derived-files.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { applicationDraft, applicationDraftDocument } from '../tables.ts'

export const expireDraftJob = 'application-form-expire-draft'
export const removeContentJob = 'application-form-remove-content'
const jobData = z.object({ draftId: z.uuid() })

/** If the draft was saved after the job was queued, it stays and the job is queued again for the new expiry. */
export async function expireDraft(ctx: Context, data: unknown): Promise<void> {
  const { draftId } = jobData.parse(data)
  const thisDraft = and(eq(applicationDraft.workspaceId, ctx.workspace.id), eq(applicationDraft.id, draftId))
  const [draft] = await ctx.db.select().from(applicationDraft).where(thisDraft).for('update')
  if (!draft) return
  if (draft.expiresAt > ctx.now) return ctx.enqueue(expireDraftJob, { draftId }, { startAfter: draft.expiresAt })
  const files = await ctx.db
    .select({ id: storedFile.id, storageKey: storedFile.storageKey })
    .from(applicationDraftDocument)
    .innerJoin(
      storedFile,
      and(
        eq(storedFile.workspaceId, applicationDraftDocument.workspaceId),
        eq(storedFile.id, applicationDraftDocument.fileId),
      ),
    )
    .where(
      and(eq(applicationDraftDocument.workspaceId, ctx.workspace.id), eq(applicationDraftDocument.draftId, draftId)),
    )
  await ctx.db.delete(applicationDraft).where(thisDraft)
  for (const { id, storageKey } of files) {
    await ctx.db.delete(storedFile).where(and(eq(storedFile.workspaceId, ctx.workspace.id), eq(storedFile.id, id)))
    await ctx.enqueue(removeContentJob, { storageKey })
  }
}

/** Runs after the commit that deleted the row, so that no row refers to missing content. */
export async function removeContent(ctx: Context, data: unknown): Promise<void> {
  const { storageKey } = z.object({ storageKey: z.string() }).parse(data)
  await removeStoredFile(ctx.services, storageKey)
}

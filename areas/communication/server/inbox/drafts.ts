// Unsent drafts.

import { and, eq, inArray } from 'drizzle-orm'
import type { UploadedFile } from '#platform/contract/file.ts'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { mailDesk } from '#platform/server/mail/tables.ts'
import type { KeptDraft } from '../../contract/thread.ts'

/** Returns the current user's draft in a thread; null if there is none. */
export async function readDraft(ctx: StaffContext, threadId: string, { lock = false } = {}): Promise<KeptDraft | null> {
  const asked = ctx.db
    .select()
    .from(mailDesk)
    .where(
      and(
        eq(mailDesk.workspaceId, ctx.workspace.id),
        eq(mailDesk.threadId, threadId),
        eq(mailDesk.userId, ctx.user.id),
      ),
    )
  const [desk] = await (lock ? asked.for('update') : asked)
  if (!desk || (!desk.subject && !desk.body && desk.attachments.length === 0)) return null
  const { subject, body, attachments, adultId, answersMailId, language, writtenAt } = desk
  return {
    subject,
    body,
    attachments: await uploadedOf(ctx, attachments),
    adultId,
    answersMailId,
    language,
    writtenAt: writtenAt?.toISOString() ?? null,
  }
}

/** In the order in which the files were added. Files deleted since are omitted. */
async function uploadedOf(ctx: Context, ids: readonly string[]): Promise<UploadedFile[]> {
  if (ids.length === 0) return []
  const files = await ctx.db
    .select()
    .from(storedFile)
    .where(and(eq(storedFile.workspaceId, ctx.workspace.id), inArray(storedFile.id, [...ids])))
  const byId = new Map(files.map((file) => [file.id, file]))
  return ids.flatMap((id) => {
    const file = byId.get(id)
    if (!file) return []
    const { name: displayName, contentType, size } = file
    return [{ id, url: fileAddress.protected(id, displayName), key: id, displayName, contentType, size }]
  })
}

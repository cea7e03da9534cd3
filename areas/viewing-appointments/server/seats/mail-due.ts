// Mails that are written after the commit: composing them would keep the slot locked.

import type { Context } from '#platform/server/context.ts'
import { insertRows } from '#platform/server/db/insert-rows.ts'
import { newId } from '#platform/server/ids.ts'
import { viewingMailDue, type MailReason } from '../tables.ts'

export const viewingMailsJob = 'viewing-mails'

/** Queues one mail to each participant; those without an address get none. */
export async function mailLater(
  ctx: Context,
  about: MailReason,
  { participantIds, note = null }: { participantIds: readonly string[]; note?: string | null },
): Promise<void> {
  if (participantIds.length === 0) return
  const rows = participantIds.map((participantId) => ({
    workspaceId: ctx.workspace.id,
    id: newId(),
    participantId,
    about,
    note,
    createdAt: ctx.now,
  }))
  await insertRows(ctx.client, viewingMailDue, rows)
  await ctx.enqueue(viewingMailsJob, {})
}

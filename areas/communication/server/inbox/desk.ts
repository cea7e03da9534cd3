// Draft and presence of a user in a thread.

import { and, eq } from 'drizzle-orm'
import type { StaffContext } from '#platform/server/context.ts'
import { announce } from '#platform/server/live/announce.ts'
import { mailDesk } from '#platform/server/mail/tables.ts'
import { staleVersion } from '#platform/server/app-error.ts'
import { readDraft } from './drafts.ts'
import { isSeenWriting, readPresence } from './presence.ts'
import { openRecordThread } from '../record-threads.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/thread.ts'

/** Earlier than any presence window: a user who has left is no longer shown. */
const gone = new Date(0)

export const saveDesk = handler(
  contract.saveDesk,
  { permission: 'shared_communication' },
  async (ctx, { params, body }) => {
    const thread = await openRecordThread(ctx, params.applicationId)
    const { isThere, follows, ...words } = body
    const isWriting = words.subject !== undefined || words.body !== undefined || words.attachments !== undefined
    const before = await readDraft(ctx, thread.id, { lock: isWriting })
    const wasSeen = await isSeenWriting(ctx, thread.id)
    if (isWriting && before && before.writtenAt !== follows) throw staleVersion(before)
    const desk = {
      ...(words.subject !== undefined && { subject: words.subject }),
      ...(words.body !== undefined && { body: words.body }),
      ...(words.attachments && { attachments: words.attachments }),
      ...(words.adultId !== undefined && { adultId: words.adultId }),
      ...(words.answersMailId !== undefined && { answersMailId: words.answersMailId }),
      ...(words.language !== undefined && { language: words.language }),
      ...(isWriting && { writtenAt: ctx.now }),
      seenAt: isThere ? ctx.now : gone,
    }
    await ctx.db
      .insert(mailDesk)
      .values({ workspaceId: ctx.workspace.id, threadId: thread.id, userId: ctx.user.id, ...desk })
      .onConflictDoUpdate({ target: [mailDesk.workspaceId, mailDesk.threadId, mailDesk.userId], set: desk })
    if ((await isSeenWriting(ctx, thread.id)) !== wasSeen) await announce(ctx.client, ctx.workspace.id, 'mails')
    return {
      presence: await readPresence(ctx, thread.id),
      writtenAt: isWriting ? ctx.now.toISOString() : (before?.writtenAt ?? null),
    }
  },
)

/** Clears the draft after it was sent. */
export async function clearDesk(ctx: StaffContext, threadId: string): Promise<void> {
  await ctx.db
    .update(mailDesk)
    .set({
      subject: '',
      body: '',
      attachments: [],
      adultId: null,
      answersMailId: null,
      language: null,
      writtenAt: null,
    })
    .where(
      and(
        eq(mailDesk.workspaceId, ctx.workspace.id),
        eq(mailDesk.threadId, threadId),
        eq(mailDesk.userId, ctx.user.id),
      ),
    )
}

/** Restores a called-back text as draft unless another draft exists. Returns true if it was restored. */
export async function layOnDesk(
  ctx: StaffContext,
  threadId: string,
  words: Pick<
    typeof mailDesk.$inferSelect,
    'subject' | 'body' | 'attachments' | 'adultId' | 'answersMailId' | 'language'
  >,
): Promise<boolean> {
  const desk = { ...words, writtenAt: ctx.now, seenAt: ctx.now }
  const laid = await ctx.db
    .insert(mailDesk)
    .values({ workspaceId: ctx.workspace.id, threadId, userId: ctx.user.id, ...desk })
    .onConflictDoUpdate({
      target: [mailDesk.workspaceId, mailDesk.threadId, mailDesk.userId],
      set: desk,
      setWhere: eq(mailDesk.body, ''),
    })
    .returning({ threadId: mailDesk.threadId })
  return laid.length > 0
}

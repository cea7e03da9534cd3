// The desk of a person in a thread: what they are writing and have not sent, and that they are there.

import { and, eq } from 'drizzle-orm'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import { mailDesk } from '#platform/server/mail/tables.ts'
import type { saveDesk } from '../contract/thread.ts'
import { readPresence } from './feed.ts'
import { openRecordThread } from './record-threads.ts'

/** Long ago: whoever has left is no longer seen. */
const gone = new Date(0)

export async function keepDesk(
  ctx: StaffContext,
  { params, body }: Received<typeof saveDesk>,
): Promise<AnswerOf<typeof saveDesk>> {
  const thread = await openRecordThread(ctx, params.applicationId)
  const { isThere, ...words } = body
  const isWriting = words.subject !== undefined || words.body !== undefined || words.attachments !== undefined
  const desk = {
    ...(words.subject !== undefined && { subject: words.subject }),
    ...(words.body !== undefined && { body: words.body }),
    ...(words.attachments && { attachments: words.attachments }),
    ...(words.adultId !== undefined && { adultId: words.adultId }),
    ...(isWriting && { writtenAt: ctx.now }),
    seenAt: isThere ? ctx.now : gone,
  }
  await ctx.db
    .insert(mailDesk)
    .values({ workspaceId: ctx.workspace.id, threadId: thread.id, userId: ctx.user.id, ...desk })
    .onConflictDoUpdate({ target: [mailDesk.workspaceId, mailDesk.threadId, mailDesk.userId], set: desk })
  return { presence: await readPresence(ctx, thread.id) }
}

/** What was written has been sent. */
export async function clearDesk(ctx: StaffContext, threadId: string): Promise<void> {
  await ctx.db
    .update(mailDesk)
    .set({ subject: '', body: '', attachments: [], adultId: null, writtenAt: null })
    .where(
      and(
        eq(mailDesk.workspaceId, ctx.workspace.id),
        eq(mailDesk.threadId, threadId),
        eq(mailDesk.userId, ctx.user.id),
      ),
    )
}

/** Words that were called back lie on the desk again, unless something else has been begun there. */
export async function layOnDesk(
  ctx: StaffContext,
  threadId: string,
  words: { subject: string; body: string; attachments: string[]; adultId: string | null },
): Promise<void> {
  const desk = { ...words, writtenAt: ctx.now, seenAt: ctx.now }
  await ctx.db
    .insert(mailDesk)
    .values({ workspaceId: ctx.workspace.id, threadId, userId: ctx.user.id, ...desk })
    .onConflictDoUpdate({
      target: [mailDesk.workspaceId, mailDesk.threadId, mailDesk.userId],
      set: desk,
      setWhere: eq(mailDesk.body, ''),
    })
}

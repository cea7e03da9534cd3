// A reply answers the newest mail of the other side, whatever we have written since, and has its subject; under another it is a new mail.

import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import type { ThreadRow } from './thread-row.ts'

interface Received {
  messageId: string | null
  subject: string
}

/** Empty where nobody has written anything yet. */
export async function subjectOfReply(ctx: Context, thread: ThreadRow): Promise<string> {
  const received = await newestReceived(ctx, thread)
  const subject = bare(received?.subject ?? thread.subject)
  return subject ? `Re: ${subject}` : ''
}

/** The Message-ID of the mail that is answered with this subject; undefined where it begins something new. */
export async function answeredBy(ctx: Context, thread: ThreadRow, subject: string): Promise<string | undefined> {
  const received = await newestReceived(ctx, thread)
  return received && bare(received.subject) === bare(subject) ? (received.messageId ?? undefined) : undefined
}

async function newestReceived(ctx: Context, { id }: ThreadRow): Promise<Received | undefined> {
  const [row] = await ctx.db
    .select({ messageId: mailMessage.messageId, subject: mailMessage.subject })
    .from(mailMessage)
    .where(
      and(
        eq(mailMessage.workspaceId, ctx.workspace.id),
        eq(mailMessage.threadId, id),
        eq(mailMessage.direction, 'in'),
        eq(mailMessage.isAutomatic, false),
      ),
    )
    .orderBy(desc(mailMessage.createdAt), desc(mailMessage.id))
    .limit(1)
  return row
}

/** `Re:` once, whatever was before it. */
const bare = (subject: string): string => subject.replace(/^(?:\s*(?:re|aw|antw|fwd?|wg|tr)\s*:\s*)+/i, '').trim()

// A reply refers to the newest mail of its recipient, even if other mails were written since, and takes its subject.
// A different subject makes it a new mail. Subjects of other correspondents are never used.

import { and, desc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { ownAddressesOf } from '../inbox/correspondents.ts'
import type { ThreadRow } from '../inbox/thread-row.ts'

/** Subject of a reply to this address; empty if there is no earlier subject. */
export async function subjectOfReply(ctx: Context, thread: ThreadRow, address: string): Promise<string> {
  const received = await newestOf(ctx, thread, address)
  const subject = bare(received?.subject ?? (await ownSubject(ctx, thread, address)))
  return subject ? `Re: ${subject}` : ''
}

/**
 * Returns the subject of our newest mail to the record's people or to this address. Our replies to other
 * correspondents are skipped: they have those correspondents' subjects.
 */
export async function ownSubject(ctx: Context, thread: ThreadRow, address: string): Promise<string> {
  const ofRecord = [...(await ownAddressesOf(ctx, thread)), '']
  const [row] = await ctx.db
    .select({ subject: mailMessage.subject })
    .from(mailMessage)
    .where(
      and(
        eq(mailMessage.workspaceId, ctx.workspace.id),
        eq(mailMessage.threadId, thread.id),
        eq(mailMessage.direction, 'out'),
        notInArray(mailMessage.state, ['note', 'cancelled']),
        inArray(sql`lower(${mailMessage.toAddress})`, ofRecord),
        or(isNull(mailMessage.inReplyTo), eq(sql`lower(${mailMessage.toAddress})`, address.toLowerCase())),
      ),
    )
    .orderBy(desc(mailMessage.createdAt), desc(mailMessage.id))
    .limit(1)
  return row?.subject ?? ''
}

/**
 * Message-ID of the received mail that a mail with this subject replies to; undefined if the mail starts a new
 * conversation.
 */
export async function answeredBy(
  ctx: Context,
  thread: ThreadRow,
  { address, subject }: { address: string; subject: string },
): Promise<string | undefined> {
  const received = await newestOf(ctx, thread, address)
  return received && bare(received.subject) === bare(subject) ? (received.messageId ?? undefined) : undefined
}

const fromPeople = (ctx: Context, threadId: string) =>
  and(
    eq(mailMessage.workspaceId, ctx.workspace.id),
    eq(mailMessage.threadId, threadId),
    eq(mailMessage.direction, 'in'),
    eq(mailMessage.needsReading, true),
  )

/** Address that a reply goes to, in lower case. */
const answerAddress = sql<string>`lower(coalesce(${mailMessage.replyToAddress}, ${mailMessage.fromAddress}))`

async function newestOf(ctx: Context, { id }: ThreadRow, address: string) {
  const [row] = await ctx.db
    .select({ messageId: mailMessage.messageId, subject: mailMessage.subject })
    .from(mailMessage)
    .where(and(fromPeople(ctx, id), eq(answerAddress, address.toLowerCase())))
    .orderBy(desc(mailMessage.createdAt), desc(mailMessage.id))
    .limit(1)
  return row
}

/** Returns the address of the last person who wrote, in lower case; empty if there is none. */
export async function lastToWrite(ctx: Context, { id }: ThreadRow): Promise<string> {
  const [row] = await ctx.db
    .select({ address: answerAddress })
    .from(mailMessage)
    .where(fromPeople(ctx, id))
    .orderBy(desc(mailMessage.createdAt), desc(mailMessage.id))
    .limit(1)
  return row?.address ?? ''
}

/** Strips all reply and forward prefixes, so that `Re:` occurs only once. */
const bare = (subject: string): string => subject.replace(/^(?:\s*(?:re|aw|antw|fwd?|wg|tr)\s*:\s*)+/i, '').trim()

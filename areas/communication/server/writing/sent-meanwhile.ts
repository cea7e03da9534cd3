// Mails that colleagues have sent in a thread while the user writes, so that a mail is not answered twice. Mail ids
// sort by creation time.

import { and, desc, eq, gt, isNotNull, isNull, ne, notInArray } from 'drizzle-orm'
import type { StaffContext } from '#platform/server/context.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { AppError } from '#platform/server/app-error.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import type { SentByColleague } from '../../contract/thread.ts'

const mostShown = 5

/** Newest first. Excludes bulk mails, which answer no mail. */
async function sentSince(ctx: StaffContext, threadId: string, since: string | null): Promise<SentByColleague[]> {
  const rows = await ctx.db
    .select({
      id: mailMessage.id,
      authorId: mailMessage.authorId,
      subject: mailMessage.subject,
      at: mailMessage.createdAt,
    })
    .from(mailMessage)
    .where(
      and(
        eq(mailMessage.workspaceId, ctx.workspace.id),
        eq(mailMessage.threadId, threadId),
        eq(mailMessage.direction, 'out'),
        isNotNull(mailMessage.authorId),
        ne(mailMessage.authorId, ctx.user.id),
        isNull(mailMessage.taskGroupId),
        notInArray(mailMessage.state, ['note', 'cancelled']),
        since === null ? undefined : gt(mailMessage.id, since),
      ),
    )
    .orderBy(desc(mailMessage.id))
    .limit(mostShown)
  const nameOf = await staffNames(
    ctx,
    rows.map(({ authorId }) => authorId),
  )
  return rows.map(({ authorId, at, ...mail }) => ({ ...mail, name: nameOf(authorId ?? '').name, at: at.toISOString() }))
}

export const lastByColleague = async (ctx: StaffContext, threadId: string): Promise<SentByColleague | null> =>
  (await sentSince(ctx, threadId, null))[0] ?? null

/**
 * Refuses if colleagues have sent a mail since `lastSent`, the last mail seen when writing began. Undefined skips the
 * check.
 */
export async function assertHasSeen(
  ctx: StaffContext,
  threadId: string,
  lastSent: string | null | undefined,
): Promise<void> {
  if (lastSent === undefined) return
  const sentMeanwhile = await sentSince(ctx, threadId, lastSent)
  if (sentMeanwhile.length === 0) return
  const names = [...new Set(sentMeanwhile.map(({ name }) => name))].join(', ')
  throw new AppError('communication_answered_meanwhile', { values: { names }, current: { sentMeanwhile } })
}

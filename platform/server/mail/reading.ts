// Unread threads of each colleague: reading removes them; they are counted for the mailbox.

import { and, eq } from 'drizzle-orm'
import type { Context, StaffContext } from '../context.ts'
import { announce } from '../live/announce.ts'
import { mailThreadUnread } from './tables.ts'

export async function markRead(ctx: Context, threadId: string, userId: string): Promise<void> {
  const { rowCount } = await ctx.db
    .delete(mailThreadUnread)
    .where(
      and(
        eq(mailThreadUnread.workspaceId, ctx.workspace.id),
        eq(mailThreadUnread.userId, userId),
        eq(mailThreadUnread.threadId, threadId),
      ),
    )
  if (rowCount) await announce(ctx.client, ctx.workspace.id, 'mails')
}

/** Upper limit of the unread counter. */
export const mostUnread = 100

/** Number of threads outside the archive with unread content for this person; exact up to 100. */
export async function countUnread(ctx: StaffContext): Promise<number> {
  const { rows } = await ctx.client.query<{ n: number }>(
    `select count(*)::int n from (
       select 1 from mail_thread_unread u join mail_thread t on t.workspace_id = $1 and t.id = u.thread_id
       where u.workspace_id = $1 and u.user_id = $2 and t.archived_at is null limit ${mostUnread}) c`,
    [ctx.workspace.id, ctx.user.id],
  )
  return rows[0]?.n ?? 0
}

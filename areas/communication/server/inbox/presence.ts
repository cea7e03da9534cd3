// Presence in a thread: colleagues who read it and who write in it.

import { and, asc, eq, gt, ne, sql, type SQL } from 'drizzle-orm'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { mailDesk } from '#platform/server/mail/tables.ts'
import { shortlyNamed } from '#platform/server/session/colleagues.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import type { getFeed } from '../../contract/thread.ts'

/** Seconds without a sign of life after which a user counts as gone. */
const presenceSeconds = 45

/** Colleagues present in the thread, except the reader. */
export async function readPresence(
  ctx: StaffContext,
  threadId: string,
): Promise<ResponseOf<typeof getFeed>['presence']> {
  const rows = await desksAt(ctx, threadId, ne(mailDesk.userId, ctx.user.id))
  return rows.map(({ person, isWriting }) => ({ ...shortlyNamed(person), isWriting }))
}

/** Returns true if colleagues currently see the user as writing. */
export async function isSeenWriting(ctx: StaffContext, threadId: string): Promise<boolean> {
  const [own] = await desksAt(ctx, threadId, eq(mailDesk.userId, ctx.user.id))
  return own?.isWriting ?? false
}

/** An emptied draft does not count as writing. */
async function desksAt(ctx: StaffContext, threadId: string, whose: SQL) {
  const since = new Date(ctx.now.getTime() - presenceSeconds * 1000)
  const isWriting = sql<boolean>`coalesce(${mailDesk.writtenAt} > ${since.toISOString()}::timestamptz, false)
    and (${mailDesk.subject} <> '' or ${mailDesk.body} <> '' or cardinality(${mailDesk.attachments}) > 0)`
  return ctx.db
    .select({ person: staffUser, isWriting })
    .from(mailDesk)
    .innerJoin(staffUser, and(eq(staffUser.workspaceId, mailDesk.workspaceId), eq(staffUser.id, mailDesk.userId)))
    .where(
      and(
        eq(mailDesk.workspaceId, ctx.workspace.id),
        eq(mailDesk.threadId, threadId),
        gt(mailDesk.seenAt, since),
        whose,
      ),
    )
    .orderBy(asc(staffUser.firstName), asc(staffUser.id))
}

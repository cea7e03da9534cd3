// Finding and holding a thread. Whoever has a record without a thread yet can open one by writing.

import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { announce } from '#platform/server/live/announce.ts'
import { mailThread } from '#platform/server/mail/tables.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { RecordIds } from '../rules/record-address.ts'

export type ThreadRow = typeof mailThread.$inferSelect

const thisThread = (ctx: Context, id: string) =>
  and(eq(mailThread.workspaceId, ctx.workspace.id), eq(mailThread.id, id))

export async function lookThread(ctx: Context, id: string): Promise<ThreadRow | undefined> {
  const [row] = await ctx.db.select().from(mailThread).where(thisThread(ctx, id))
  return row
}

export async function findThread(ctx: Context, id: string): Promise<ThreadRow> {
  const row = await lookThread(ctx, id)
  if (!row) throw notFound('communication_thread_not_found')
  return row
}

export async function holdThread(ctx: Context, id: string): Promise<ThreadRow> {
  const [row] = await ctx.db.select().from(mailThread).where(thisThread(ctx, id)).for('update')
  if (!row) throw notFound('communication_thread_not_found')
  return row
}

/** In the order of their ids, so that two who change the same many do not wait for each other for ever. */
export const holdThreads = (ctx: Context, ids: readonly string[]): Promise<ThreadRow[]> =>
  ctx.db
    .select()
    .from(mailThread)
    .where(and(eq(mailThread.workspaceId, ctx.workspace.id), inArray(mailThread.id, [...ids])))
    .orderBy(mailThread.id)
    .for('update')

export async function changeThread(
  ctx: Context,
  id: string,
  changes: Partial<typeof mailThread.$inferInsert>,
): Promise<void> {
  await ctx.db.update(mailThread).set(changes).where(thisThread(ctx, id))
  await announce(ctx.client, ctx.workspace.id, 'mails')
}

/** A stranger's: it belongs to no record. */
export const isUnassigned = ({ applicationId, waitlistRequestId, interestedPersonId }: RecordIds): boolean =>
  applicationId === null && waitlistRequestId === null && interestedPersonId === null

/** In the audit a thread is the record it is about. */
export const subjectOfThread = (ctx: Context, { id, ...row }: ThreadRow) => ({
  kind: subjectKindOf(row),
  id,
  title: row.contactName || row.contactAddress || ctx.t('communication_stranger'),
})

function subjectKindOf({ applicationId, waitlistRequestId, interestedPersonId }: RecordIds): string {
  if (applicationId) return 'application'
  if (waitlistRequestId) return 'waitlist_request'
  return interestedPersonId ? 'interested_person' : 'mail_thread'
}

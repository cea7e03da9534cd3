// Finds, locks and changes thread rows.

import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { announce } from '#platform/server/live/announce.ts'
import { mailThread } from '#platform/server/mail/tables.ts'
import { notFound } from '#platform/server/app-error.ts'
import type { RecordRef } from '#platform/server/records/kind-shape.ts'

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

export async function lockThread(ctx: Context, id: string): Promise<ThreadRow> {
  const [row] = await ctx.db.select().from(mailThread).where(thisThread(ctx, id)).for('update')
  if (!row) throw notFound('communication_thread_not_found')
  return row
}

/** Locks in the order of ids, so that two requests that change the same threads do not deadlock. */
export const lockThreads = (ctx: Context, ids: readonly string[]): Promise<ThreadRow[]> =>
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

/** True for a stranger's thread: it has no record. */
export const isUnassigned = ({ recordKind }: Pick<ThreadRow, 'recordKind'>): boolean => recordKind === null

/** Record that the thread is about; null for a stranger. */
export const recordOf = ({ recordKind, recordId }: Pick<ThreadRow, 'recordKind' | 'recordId'>): RecordRef | null =>
  recordKind && recordId ? { kind: recordKind, id: recordId } : null

export const kindOf = (ctx: Context, { recordKind }: Pick<ThreadRow, 'recordKind'>) =>
  ctx.services.records.find(recordKind)

/** Page of the record; null for a stranger. */
export function pageOf(ctx: Context, row: Pick<ThreadRow, 'recordKind' | 'recordId'>): string | null {
  const record = recordOf(row)
  return record && ctx.services.records.get(record.kind).pageOf(record.id)
}

/** Audit subject of a thread: the record it is about. */
export const subjectOfThread = (ctx: Context, row: ThreadRow) => ({
  kind: kindOf(ctx, row)?.subject ?? 'mail_thread',
  id: row.id,
  title: row.contactName || row.contactAddress || ctx.t('communication_stranger'),
})

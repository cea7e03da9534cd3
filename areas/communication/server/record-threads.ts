// Starts a thread for a record that has no mails yet.

import { sql } from 'drizzle-orm'
import type { StaffContext } from '#platform/server/context.ts'
import { mailThread } from '#platform/server/mail/tables.ts'
import { findRecord, recordsCalled } from '#platform/server/records/find-record.ts'
import { notFound } from '#platform/server/app-error.ts'
import { searchWords } from '#platform/server/table/search-words.ts'
import { findThread, lookThread, type ThreadRow } from './inbox/thread-row.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/thread.ts'

/** Returns the thread with this id. If there is none, creates the thread of the record with this id. */
export async function openRecordThread(ctx: StaffContext, id: string): Promise<ThreadRow> {
  const known = await lookThread(ctx, id)
  if (known) return known
  const row = await beginFor(ctx, id)
  await ctx.db
    .insert(mailThread)
    .values({ ...row, searchText: folded(row) })
    .onConflictDoNothing()
  return findThread(ctx, id)
}

/** Like `openRecordThread`, but creates nothing: an unstored thread is returned for a record without one. */
export async function lookAtThread(ctx: StaffContext, id: string): Promise<ThreadRow> {
  return (await lookThread(ctx, id)) ?? { ...untouched, ...(await beginFor(ctx, id)) }
}

const untouched = {
  subject: '',
  preview: '',
  lastInAt: null,
  lastOutAt: null,
  lastBounceAt: null,
  mails: 0,
  hasAttachments: false,
  isImportant: false,
  archivedAt: null,
  snoozedUntil: null,
  assignedTo: null,
  searchText: '',
}

/** Row of a new thread without mails. It appears in lists with its first mail. */
async function beginFor(ctx: StaffContext, id: string) {
  const record = await findRecord(ctx, id)
  if (!record) throw notFound('communication_thread_not_found')
  const { kind, contactName, contactEmail } = record
  return {
    workspaceId: ctx.workspace.id,
    id,
    recordKind: kind,
    recordId: id,
    contactName,
    contactAddress: contactEmail ?? '',
    lastAt: ctx.now,
    lastDirection: 'out' as const,
  }
}

const folded = ({ contactName, contactAddress }: { contactName: string; contactAddress: string }) =>
  sql<string>`folded(${`${contactName} ${contactAddress}`})`

const mostFound = 20

/** Searches records by contact name, in any word order, or by number. */
export const findThreads = handler(
  contract.findThreads,
  { permission: 'shared_communication' },
  async (ctx, { query }) => {
    const words = searchWords(query.search)
    const found = words.length > 0 ? await recordsCalled(ctx, words, mostFound) : []
    return {
      items: found.map(({ kind, id, number, contactName }) => ({
        value: id,
        displayName: ctx.t(ctx.services.records.get(kind).choice, { number, name: contactName }),
      })),
    }
  },
)

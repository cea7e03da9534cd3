// The thread of a record that has had no mail yet is begun by whoever writes into it.

import { and, eq, isNull, sql } from 'drizzle-orm'
import { application } from '#areas/applications/server/tables.ts'
import { interestedPerson } from '#areas/interested-people/server/tables.ts'
import { waitlistRequest } from '#areas/waitlist/server/tables.ts'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import { mailThread } from '#platform/server/mail/tables.ts'
import { notFound } from '#platform/server/refusal.ts'
import { searchWords } from '#platform/server/table/search-words.ts'
import type { findThreads } from '../contract/thread.ts'
import { findThread, lookThread, type ThreadRow } from './thread-row.ts'

/** The thread of this id, or that of the record of this id, begun now. */
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

/** The same to be looked at: nothing is begun by it. */
export async function lookAtThread(ctx: StaffContext, id: string): Promise<ThreadRow> {
  return (await lookThread(ctx, id)) ?? { ...untouched, ...(await beginFor(ctx, id)) }
}

const untouched = {
  applicationId: null,
  waitlistRequestId: null,
  interestedPersonId: null,
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

async function beginFor(ctx: StaffContext, id: string) {
  const row =
    (await beginForApplication(ctx, id)) ?? (await beginForRequest(ctx, id)) ?? (await beginForPerson(ctx, id))
  if (!row) throw notFound('communication_thread_not_found')
  return row
}

async function beginForApplication(ctx: StaffContext, id: string) {
  const [row] = await ctx.db
    .select()
    .from(application)
    .where(and(eq(application.workspaceId, ctx.workspace.id), eq(application.id, id), isNull(application.anonymisedAt)))
  return row && { ...begun(ctx, row), applicationId: id }
}

async function beginForRequest(ctx: StaffContext, id: string) {
  const [row] = await ctx.db
    .select()
    .from(waitlistRequest)
    .where(and(eq(waitlistRequest.workspaceId, ctx.workspace.id), eq(waitlistRequest.id, id)))
  return row && { ...begun(ctx, row), waitlistRequestId: id }
}

async function beginForPerson(ctx: StaffContext, id: string) {
  const [row] = await ctx.db
    .select()
    .from(interestedPerson)
    .where(and(eq(interestedPerson.workspaceId, ctx.workspace.id), eq(interestedPerson.id, id)))
  return row && { ...begun(ctx, row), interestedPersonId: id }
}

interface Contact {
  id: string
  contactName: string
  contactEmail: string | null
}

/** Nothing has been written yet: it comes into lists with its first mail. */
const begun = (ctx: StaffContext, { id, contactName, contactEmail }: Contact) => ({
  workspaceId: ctx.workspace.id,
  id,
  contactName,
  contactAddress: contactEmail ?? '',
  lastAt: ctx.now,
  lastDirection: 'out' as const,
})

const folded = ({ contactName, contactAddress }: { contactName: string; contactAddress: string }) =>
  sql<string>`folded(${`${contactName} ${contactAddress}`})`

const mostFound = 20
type Searched = (typeof application | typeof waitlistRequest | typeof interestedPerson)['searchText']

/** Names in any order of their words, or the number. */
export async function searchRecords(
  ctx: StaffContext,
  { query }: Received<typeof findThreads>,
): Promise<AnswerOf<typeof findThreads>> {
  const words = searchWords(query.search)
  if (words.length === 0) return { items: [] }
  const holding = (column: Searched) => and(...words.map((word) => sql`${column} like search_pattern(${word})`))
  const [applications, requests, people] = [
    await ctx.db
      .select({ id: application.id, number: application.number, name: application.contactName })
      .from(application)
      .where(
        and(
          eq(application.workspaceId, ctx.workspace.id),
          isNull(application.anonymisedAt),
          holding(application.searchText),
        ),
      )
      .limit(mostFound),
    await ctx.db
      .select({ id: waitlistRequest.id, number: waitlistRequest.number, name: waitlistRequest.contactName })
      .from(waitlistRequest)
      .where(and(eq(waitlistRequest.workspaceId, ctx.workspace.id), holding(waitlistRequest.searchText)))
      .limit(mostFound),
    await ctx.db
      .select({ id: interestedPerson.id, number: interestedPerson.number, name: interestedPerson.contactName })
      .from(interestedPerson)
      .where(and(eq(interestedPerson.workspaceId, ctx.workspace.id), holding(interestedPerson.searchText)))
      .limit(mostFound),
  ]
  const items = [
    ...applications.map(({ id, number, name }) => ({
      value: id,
      displayName: ctx.t('communication_record_application', { number, name }),
    })),
    ...requests.map(({ id, number, name }) => ({
      value: id,
      displayName: ctx.t('communication_record_waitlist', { number, name }),
    })),
    ...people.map(({ id, number, name }) => ({
      value: id,
      displayName: ctx.t('communication_record_interested', { number, name }),
    })),
  ]
  return { items: items.slice(0, mostFound) }
}

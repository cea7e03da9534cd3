// Updates the inbox row of a thread together with its mails: few statements for many mails, always in the same order,
// so that concurrent writers wait for each other without a deadlock.

import { previewOf } from '../../rules/mail-preview.ts'
import type { Context } from '../context.ts'
import { announce } from '../live/announce.ts'
import type { RecordKind } from '../records/record-kind.ts'
import { joinedRecords, recordColumn } from '../records/record-sql.ts'

export interface ThreadNews {
  id: string
  /** Kind of the record with this id; null for an unknown sender. */
  kind: string | null
  /** Used for a stranger; a record provides its own name and address. */
  contact: { name: string; address: string }
  subject: string
  preview: string
  at: Date
  direction: 'in' | 'out'
  /** False: the thread keeps its position and stays read. */
  needsReading: boolean
  mails: number
  hasAttachments: boolean
}

/** Returns the ids of the existing threads; records that no longer exist have none. */
export async function writeThreads(ctx: Context, news: readonly ThreadNews[]): Promise<Set<string>> {
  if (news.length === 0) return new Set()
  const { records } = ctx.services
  const kinds = [...new Set(news.flatMap(({ kind }) => kind ?? []))].toSorted().map(records.get)
  const lines = news.map(({ contact, hasAttachments, needsReading, kind, ...line }) => ({
    ...line,
    record_kind: kind,
    record_id: kind && line.id,
    contact_name: contact.name,
    contact_address: contact.address,
    has_attachments: hasAttachments,
    needs_reading: needsReading,
  }))
  const { rows } = await ctx.client.query<{ id: string }>(upsert(kinds), [ctx.workspace.id, JSON.stringify(lines)])
  await announce(ctx.client, ctx.workspace.id, 'mails')
  return new Set(rows.map(({ id }) => id))
}

const upsert = (kinds: readonly RecordKind[]) => `
  insert into mail_thread as t (workspace_id, id, record_kind, record_id, contact_name, contact_address, subject,
    preview, last_at, last_direction, last_in_at, last_out_at, mails, has_attachments, search_text)
  select $1, n.id, n.record_kind, n.record_id, c.name, c.address, n.subject, n.preview, n.at, n.direction,
    case when n.direction = 'in' and n.needs_reading then n.at end, case when n.direction = 'out' then n.at end,
    n.mails, n.has_attachments, folded(concat_ws(' ', c.name, c.address, n.subject))
  from jsonb_to_recordset($2) n(id uuid, record_kind text, record_id uuid, contact_name text, contact_address text, subject text,
    preview text, at timestamptz, direction text, needs_reading boolean, mails integer, has_attachments boolean)
  ${joinedRecords(kinds, 'n')}
  cross join lateral (select coalesce(${recordColumn(kinds, 'contact_name')}, n.contact_name) as name,
    coalesce(${recordColumn(kinds, 'contact_email')}, n.contact_address) as address) c
  where n.record_kind is null or ${recordColumn(kinds, 'id')} is not null
  order by n.id
  on conflict (workspace_id, id) do update set
    contact_name = case when t.record_kind is null then t.contact_name else excluded.contact_name end,
    contact_address = case when t.record_kind is null then t.contact_address else excluded.contact_address end,
    subject = excluded.subject, preview = excluded.preview, last_at = excluded.last_at, last_direction = excluded.last_direction,
    last_in_at = coalesce(excluded.last_in_at, t.last_in_at), last_out_at = coalesce(excluded.last_out_at, t.last_out_at),
    mails = t.mails + excluded.mails, has_attachments = t.has_attachments or excluded.has_attachments,
    archived_at = case when excluded.last_in_at is null then t.archived_at end,
    snoozed_until = case when excluded.last_in_at is null then t.snoozed_until end,
    search_text = case when strpos(t.search_text, folded(excluded.subject)) > 0 then t.search_text
      else left(excluded.search_text || ' ' || t.search_text, 4000) end
  returning id`

/** A thread with one address: references must not reveal mails that the recipient has never seen. */
export interface Conversation {
  threadId: string | null
  address: string
}

export const keyOf = ({ threadId, address }: Conversation): string => `${threadId} ${address.toLowerCase()}`

/** By conversation: Message-IDs of its newest mail and of the mails that this one refers to, newest last. */
export async function referencesIn(
  ctx: Context,
  conversations: readonly Conversation[],
): Promise<Map<string, string[]>> {
  const wanted = [...new Map(conversations.map((one) => [keyOf(one), one])).values()].filter(
    ({ threadId, address }) => threadId !== null && address !== '',
  )
  if (wanted.length === 0) return new Map()
  const { rows } = await ctx.client.query<Conversation & { message_id: string; reference_ids: string[] }>(
    `select t.id "threadId", t.address, m.message_id, m.reference_ids from unnest($2::uuid[], $3::text[]) t(id, address)
      cross join lateral (select message_id, reference_ids from mail_message
        where workspace_id = $1 and thread_id = t.id and state not in ('note', 'cancelled') and postal is null
          and lower(case direction when 'in' then coalesce(reply_to_address, from_address) else to_address end) = lower(t.address)
        order by created_at desc, id desc limit 1) m`,
    [ctx.workspace.id, wanted.map(({ threadId }) => threadId), wanted.map(({ address }) => address)],
  )
  return new Map(
    rows.map(({ message_id: messageId, reference_ids: before, ...conversation }) => [
      keyOf(conversation),
      [...before, messageId].slice(-mostReferences),
    ]),
  )
}

/** Enough for mail programs to group a conversation. */
const mostReferences = 20

/** Delivery reports appear as a mark of the thread and not as its preview (decision 0335). */
const isOnTheLine = `kind <> 'report' and state not in ('note', 'cancelled')`

/** Recomputes the previews of threads after their mails were called back or moved. */
export async function retellThreads(ctx: Context, threadIds: readonly string[]): Promise<void> {
  if (threadIds.length === 0) return
  const ids = [...threadIds].toSorted()
  const previews = await previewsFor(ctx, ids)
  await ctx.client.query(
    `update mail_thread t set mails = coalesce(n.mails, 0), subject = coalesce(n.subject, t.subject),
      preview = wanted.preview, last_at = coalesce(n.last_at, t.last_at),
      last_direction = coalesce(n.direction, t.last_direction), last_in_at = n.last_in_at, last_out_at = n.last_out_at,
      has_attachments = coalesce(n.has_attachments, false)
    from unnest($2::uuid[], $3::text[]) wanted(id, preview) left join lateral (
      select count(*)::int mails, max(created_at) last_at,
        max(created_at) filter (where direction = 'in' and needs_reading) last_in_at,
        max(created_at) filter (where direction = 'out') last_out_at,
        (array_agg(subject order by created_at desc, id desc))[1] subject,
        (array_agg(direction order by created_at desc, id desc))[1] direction,
        bool_or(exists (select from mail_attachment f where f.workspace_id = m.workspace_id and f.mail_id = m.id)) has_attachments
      from mail_message m where m.workspace_id = $1 and m.thread_id = wanted.id and ${isOnTheLine}
      having count(*) > 0) n on true
    where t.workspace_id = $1 and t.id = wanted.id`,
    [ctx.workspace.id, ids, ids.map((id) => previews.get(id) ?? '')],
  )
  await announce(ctx.client, ctx.workspace.id, 'mails')
}

/** Characters of a mail that are used for the preview. */
const beginning = 4000

async function previewsFor(ctx: Context, threadIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await ctx.client.query<{ thread: string; words: string }>(
    `select t.id thread, m.words from unnest($2::uuid[]) t(id)
      cross join lateral (select left(body_text, ${beginning}) words from mail_message
        where workspace_id = $1 and thread_id = t.id and ${isOnTheLine}
        order by created_at desc, id desc limit 1) m`,
    [ctx.workspace.id, threadIds],
  )
  return new Map(rows.map(({ thread, words }) => [thread, previewOf(words)]))
}

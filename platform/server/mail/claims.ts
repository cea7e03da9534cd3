// Selects the mails that this node sends. Mails are claimed by row, so that no two nodes hold the same one. A claim
// is renewed while its node lives; claims of a node that does not return are taken over.

import type { Pool, PoolClient } from 'pg'
import type { Workspace } from '../context.ts'
import { OutcomeUnknown } from '../db/lost-connection.ts'
import { inWorkspace } from '../db/transaction.ts'
import type { Fate } from './journal.ts'
import { mailGroups, maySendSql } from './mail-groups.ts'
import { senderOfWorkspace, type Sender } from './sender-address.ts'
import type { MailCalendar } from './tables.ts'

export interface Claimed {
  workspace: SendingWorkspace
  sender: Sender
  id: string
  toAddress: string
  toName: string
  subject: string
  bodyText: string
  bodyHtml: string
  messageId: string
  token: string
  inReplyTo: string | null
  referenceIds: string[]
  authorId: string | null
  /** Set for a bulk mail. */
  taskGroupId: string | null
  isNews: boolean
  calendar: MailCalendar | null
  attempts: number
  createdAt: Date
  /** The address was suppressed after the mail was written: the mail is not sent, and its thread says so. */
  isTurnedDown: boolean
  files: { name: string; contentType: string; storageKey: string }[]
}

type ClaimedRow = Omit<Claimed, 'workspace' | 'sender' | 'files'>

export type SendingWorkspace = Pick<Workspace, 'id' | 'slug' | 'name'>

/** Milliseconds a process may be silent before others take over its claimed mails. */
export const claimLasts = 10 * 60_000

export interface Claiming {
  node: string
  now: Date
  mailFrom: string
  limit: number
}

/** The connection was lost during the claim: this process may hold the mails or not. */
export class ClaimUnknown extends Error {
  readonly workspaceId: string
  readonly ids: readonly string[]

  constructor(workspaceId: string, ids: readonly string[], cause: OutcomeUnknown) {
    super('it is not known whether these mails are claimed', { cause })
    this.workspaceId = workspaceId
    this.ids = ids
  }
}

/** Individual mails are claimed before bulk mails; mails of a paused or ended bulk mail are not claimed. */
export async function claimMails(pool: Pool, workspace: SendingWorkspace, claiming: Claiming): Promise<Claimed[]> {
  let ids: string[] = []
  try {
    return await inWorkspace(pool, workspace.id, async (client) => {
      const claimed = await claimWith(client, workspace, claiming)
      ids = claimed.map(({ id }) => id)
      return claimed
    })
  } catch (error) {
    throw error instanceof OutcomeUnknown ? new ClaimUnknown(workspace.id, ids, error) : error
  }
}

async function claimWith(
  client: PoolClient,
  workspace: SendingWorkspace,
  { node, now, mailFrom, limit }: Claiming,
): Promise<Claimed[]> {
  const sender = await senderOfWorkspace(client, workspace, mailFrom)
  const query = {
    name: 'claim mails',
    text: claimSql(),
    values: [workspace.id, now, limit, node, sender.address, sender.name],
  }
  const rows: ClaimedRow[] = []
  // If all due mails were stopped, others may wait behind them.
  for (let stopped = 1; rows.length === 0 && stopped > 0;) {
    const answer = await client.query<{ stopped: number; mail: ClaimedRow | null }>(query)
    stopped = answer.rows[0]?.stopped ?? 0
    for (const { mail } of answer.rows) if (mail) rows.push({ ...mail, createdAt: new Date(mail.createdAt) })
  }
  const files = await filesOf(client, workspace.id, rows)
  return rows.map((row) => ({ ...row, workspace, sender, files: files.get(row.id) ?? [] }))
}

/**
 * What an address has told us since a mail was written to it counts, too, but for what somebody has asked for, such as a password. News that somebody refuses stay here and say why; what
 * nobody gets is claimed like the others, so that it is told like all that was not delivered.
 */
const claimSql = () => `
  with due as materialized (
    select id, lower(to_address) reader, is_news news, thread_id is not null or is_news heeds from mail_message m
    where workspace_id = $1 and state = 'queued' and (not_before is null or not_before <= $2)
      and ${maySendSql()}
    order by (task_group_id is not null), id limit $3 for update skip locked),
  stops as materialized (
    select due.id, a.bounced_at is not null "isBounced"
    from due join mail_address a on a.workspace_id = $1 and a.address = due.reader
    where due.heeds and a.bounced_at is not null or due.news and a.refuses_news_at is not null),
  stopped as (
    update mail_message m set state = 'failed', failure = 'refuses-news' from stops
    where m.workspace_id = $1 and m.id = stops.id and not stops."isBounced" returning m.id),
  claimed as (update mail_message m set state = 'sending', claimed_by = $4, claimed_at = $2, from_address = $5, from_name = $6
  from due where m.workspace_id = $1 and m.id = due.id and not exists (select from stops where stops.id = due.id and not stops."isBounced")
  returning m.id, to_address "toAddress", to_name "toName", subject, body_text "bodyText", body_html "bodyHtml", message_id "messageId",
    coalesce(token, left(replace(m.id::text, '-', ''), 20)) "token", in_reply_to "inReplyTo", reference_ids "referenceIds",
    author_id "authorId", task_group_id "taskGroupId", is_news "isNews", calendar, attempts, created_at "createdAt",
    exists (select from stops where stops.id = m.id and stops."isBounced") "isTurnedDown")
  select (select count(*)::int from stopped) stopped, to_jsonb(claimed) mail from (select) one left join claimed on true`

/**
 * Undoes a claim whose commit result is unknown. Must finish before this process claims again, because it may claim
 * the same mails.
 */
export async function returnClaims(pool: Pool, node: string, { workspaceId, ids }: ClaimUnknown): Promise<void> {
  await inWorkspace(pool, workspaceId, (client) =>
    client.query(
      `update mail_message set state = 'queued', claimed_by = null, claimed_at = null
        where workspace_id = $1 and id = any($2) and state = 'sending' and claimed_by = $3`,
      [workspaceId, ids, node],
    ),
  )
}

/** Returns the groups among these whose mails may no longer be sent. */
export async function haltedGroups(pool: Pool, workspaceId: string, ids: readonly string[]): Promise<Set<string>> {
  const halted = await inWorkspace(pool, workspaceId, (client) =>
    Promise.all(mailGroups.all().map(({ findHalted }) => findHalted(client, workspaceId, ids))),
  )
  return new Set(halted.flat())
}

async function filesOf(
  client: PoolClient,
  workspaceId: string,
  mails: readonly { id: string }[],
): Promise<Map<string, Claimed['files']>> {
  const files = new Map<string, Claimed['files']>()
  if (mails.length === 0) return files
  const { rows } = await client.query<Claimed['files'][number] & { mailId: string }>(
    `select a.mail_id "mailId", f.name, f.content_type "contentType", f.storage_key "storageKey"
      from mail_attachment a join stored_file f on f.workspace_id = a.workspace_id and f.id = a.file_id
      where a.workspace_id = $1 and a.mail_id = any($2) order by a.mail_id, a.position`,
    [workspaceId, mails.map(({ id }) => id)],
  )
  for (const { mailId, ...file } of rows) files.set(mailId, [...(files.get(mailId) ?? []), file])
  return files
}

/**
 * After a crash each claimed mail is told apart by the journal (decision 0330): accepted is sent; ended without an answer goes out
 * again, marked, because the server may have it; the rest goes out, because it has nothing. Without a journal to believe all that
 * was claimed may be there already.
 */
export async function recoverClaims(
  pool: Pool,
  workspaceId: string,
  { node, left }: { node: string; left: ReadonlyMap<string, Fate> | null },
): Promise<number> {
  const fates = left === null ? null : JSON.stringify(Object.fromEntries(left))
  return inWorkspace(pool, workspaceId, async (client) => {
    const { rowCount } = await client.query(
      `update mail_message set claimed_by = null, claimed_at = null,
          attempts = attempts + case when $3::jsonb ->> id::text = 'accepted' then 1 else 0 end,
          state = case when $3::jsonb ->> id::text = 'accepted' then 'sent' else 'queued' end,
          sent_at = case when $3::jsonb ->> id::text = 'accepted' then claimed_at end,
          maybe_twice = maybe_twice or $3::jsonb is null or coalesce($3::jsonb ->> id::text = 'ended', false)
        where workspace_id = $1 and state = 'sending' and claimed_by = $2`,
      [workspaceId, node, fates],
    )
    return rowCount ?? 0
  })
}

/**
 * Runs once a minute in each workspace: renews the claims of this node, takes over those of dead nodes and returns
 * whether mails are due.
 */
export async function tendClaims(
  pool: Pool,
  workspaceId: string,
  { node, now }: { node: string; now: Date },
): Promise<{ isDue: boolean }> {
  return inWorkspace(pool, workspaceId, async (client) => {
    await client.query(
      `update mail_message set claimed_at = $3 where workspace_id = $1 and state = 'sending' and claimed_by = $2`,
      [workspaceId, node, now],
    )
    await client.query(
      `update mail_message set state = 'queued', maybe_twice = true, claimed_by = null, claimed_at = null
        where workspace_id = $1 and state = 'sending' and claimed_by <> $2 and claimed_at < $3`,
      [workspaceId, node, new Date(now.getTime() - claimLasts)],
    )
    const { rows } = await client.query(
      `select from mail_message where workspace_id = $1 and state = 'queued' and (not_before is null or not_before <= $2) limit 1`,
      [workspaceId, now],
    )
    return { isDue: rows.length > 0 }
  })
}

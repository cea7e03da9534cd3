// Finds the thread of an incoming mail: by the recipient address, by the mail it replies to, or by its sender if that
// matches exactly one open record. The subject is never used.

import { readAddress } from '#platform/server/mail/addresses.ts'
import type { Context } from '#platform/server/context.ts'
import { recordsByAddress } from '#platform/server/records/find-record.ts'
import { newId } from '#platform/server/ids.ts'
import { addressesOfOurs } from '../inbox/correspondents.ts'
import type { Mailbox } from './mime/encoded-words.ts'
import type { Incoming } from './parsing.ts'

export interface Place {
  threadId: string
  /** Kind of the record; null for a stranger. */
  kind: string | null
}

/** Our mail that one of the recipient addresses belongs to. `bounce` addresses appear in no header that people see. */
export async function mailByAddress(
  ctx: Context,
  mail: Incoming,
  purpose: 'reply' | 'bounce',
): Promise<OwnMail | null> {
  const tokens = mail.recipients
    .map(readAddress)
    .filter((known) => known !== null)
    .filter((known) => known.purpose === purpose && known.slug === ctx.workspace.slug)
    .map(({ token }) => token)
  return ownMail(ctx, 'token = any($2)', tokens)
}

export interface OwnMail {
  id: string
  threadId: string | null
  toAddress: string
}

export const mailByMessageIds = (ctx: Context, ids: readonly string[]): Promise<OwnMail | null> =>
  ownMail(ctx, 'message_id = any($2)', ids)

export const mailById = (ctx: Context, id: string): Promise<OwnMail | null> => ownMail(ctx, 'id::text = any($2)', [id])

async function ownMail(ctx: Context, condition: string, values: readonly string[]): Promise<OwnMail | null> {
  if (values.length === 0) return null
  const { rows } = await ctx.client.query<OwnMail>(
    `select id, thread_id "threadId", to_address "toAddress" from mail_message
      where workspace_id = $1 and ${condition} and direction = 'out' order by created_at desc limit 1`,
    [ctx.workspace.id, values],
  )
  return rows[0] ?? null
}

/** Receiver of a reply. Skips our own addresses, so that we do not write to ourselves. */
export async function answeredPerson(ctx: Context, mail: Incoming): Promise<Mailbox> {
  if (mail.answerTo.length === 0) return mail.from
  const ours = new Set(await addressesOfOurs(ctx))
  const foreign = mail.answerTo.find(({ address }) => !ours.has(address.toLowerCase()) && readAddress(address) === null)
  return foreign ?? mail.from
}

/** `person` is the receiver of a reply, and the contact of a new thread. */
export async function placeOf(ctx: Context, mail: Incoming, person: Mailbox): Promise<Place> {
  const answered = (await mailByAddress(ctx, mail, 'reply')) ?? (await mailByAddress(ctx, mail, 'bounce'))
  const threadId = answered?.threadId ?? (await threadAnswered(ctx, mail))
  if (threadId) return placeIn(ctx, threadId)
  const { address } = person
  const record =
    (await recordOf(ctx, address)) ?? (address === mail.from.address ? null : await recordOf(ctx, mail.from.address))
  return record ?? { threadId: (await strangerOf(ctx, address)) ?? newId(), kind: null }
}

/** Includes received mails: a correspondent may reply to their own mail. */
async function threadAnswered(ctx: Context, { inReplyTo, references }: Incoming): Promise<string | null> {
  const ids = [...references, ...(inReplyTo ? [inReplyTo] : [])]
  if (ids.length === 0) return null
  const { rows } = await ctx.client.query<{ thread_id: string }>(
    `select thread_id from mail_message where workspace_id = $1 and message_id = any($2) and thread_id is not null
      order by created_at desc limit 1`,
    [ctx.workspace.id, ids],
  )
  return rows[0]?.thread_id ?? null
}

async function placeIn(ctx: Context, threadId: string): Promise<Place> {
  const { rows } = await ctx.client.query<{ kind: string | null }>(
    'select record_kind kind from mail_thread where workspace_id = $1 and id = $2',
    [ctx.workspace.id, threadId],
  )
  return { threadId, kind: rows[0]?.kind ?? null }
}

/** The only open record that has this address; null if there is none or more than one. */
async function recordOf(ctx: Context, address: string): Promise<Place | null> {
  if (!address) return null
  const [only, another] = await recordsByAddress(ctx, address)
  return only && !another ? { threadId: only.id, kind: only.kind } : null
}

async function strangerOf(ctx: Context, address: string): Promise<string | null> {
  if (!address) return null
  const { rows } = await ctx.client.query<{ id: string }>(
    `select id from mail_thread where workspace_id = $1 and lower(contact_address) = $2
        and record_kind is null order by last_at desc limit 1`,
    [ctx.workspace.id, address.toLowerCase()],
  )
  return rows[0]?.id ?? null
}

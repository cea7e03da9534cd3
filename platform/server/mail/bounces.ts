// Classifies delivery failures of an address (RFC 3463) and stores them with the mail, its thread and the address.

import type { PoolClient } from 'pg'
import type { BounceClass } from '../../rules/mail-states.ts'
import { announce } from '../live/announce.ts'
import { mailGroups } from './mail-groups.ts'
import { markUndelivered } from './undelivered.ts'

export interface Bounce {
  mailId: string
  class: BounceClass
  /** Enhanced status code, such as 5.1.1. */
  code: string
  /** Text of the server. */
  words: string
  at: Date
}

const addressIsGone = /^5\.(1\.(1|2|3|6|10)|2\.1)$/
const perhapsLater = /^(4\.\d+\.\d+|5\.2\.[23]|5\.3\.4)$/
const senderIsRefused = /^5\.7\.\d+$/

/** `hard` also for refused recipients without a reason. */
export function classOf(code: string): BounceClass {
  if (addressIsGone.test(code)) return 'hard'
  if (perhapsLater.test(code)) return 'soft'
  if (senderIsRefused.test(code)) return 'block'
  return code === '5.0.0' || code === '' ? 'unknown' : 'hard'
}

/**
 * Returns the enhanced status code in a server's response, such as 5.1.1 in «550 5.1.1 No such user»; null if the
 * response has none.
 */
export const codeIn = (words: string): string | null => /\b([245]\.\d{1,3}\.\d{1,3})\b/.exec(words)?.[1] ?? null

/** After this many consecutive soft bounces an address is suppressed. */
export const mostSoftBounces = 3

/** Locks rows in address order, so that concurrent calls cannot deadlock. */
export async function keepBounces(client: PoolClient, workspaceId: string, bounces: readonly Bounce[]): Promise<void> {
  if (bounces.length === 0) return
  const rows = JSON.stringify(
    bounces.map(({ mailId, class: bounceClass, code, words, at }) => ({
      id: mailId,
      class: bounceClass,
      code,
      words,
      at,
    })),
  )
  const mailIds = bounces.map(({ mailId }) => mailId)
  for (const { beforeBounces } of mailGroups.all()) await beforeBounces(client, workspaceId, mailIds)
  await client.query(onMails, [workspaceId, rows])
  await client.query(onAddresses, [workspaceId, rows])
  await markUndelivered(
    client,
    workspaceId,
    bounces.map(({ mailId, at }) => ({ id: mailId, at })),
  )
  await announce(client, workspaceId, 'mails')
  const { rows: bulk } = await client.query(
    `select from ${told} join mail_message m on m.workspace_id = $1 and m.id = b.id where m.task_group_id is not null limit 1`,
    [workspaceId, rows],
  )
  if (bulk.length > 0) await announce(client, workspaceId, 'tasks')
}

const told = `jsonb_to_recordset($2) b(id uuid, class text, code text, words text, at timestamptz)`

const onMails = `
  update mail_message m set state = 'bounced', bounced_at = b.at, bounce_class = b.class, bounce_code = b.code, failure = b.words
  from ${told} where m.workspace_id = $1 and m.id = b.id`

const onAddresses = `
  insert into mail_address as a (workspace_id, address, bounced_at, bounce_code, bounce_text, soft_bounces)
  select distinct on (lower(m.to_address)) $1, lower(m.to_address), case when b.class = 'hard' then b.at end, b.code, b.words,
    case when b.class = 'soft' then 1 else 0 end
  from ${told} join mail_message m on m.workspace_id = $1 and m.id = b.id
  where b.class in ('hard', 'soft') order by lower(m.to_address), b.class
  on conflict (workspace_id, address) do update set
    bounce_code = excluded.bounce_code, bounce_text = excluded.bounce_text, soft_bounces = a.soft_bounces + excluded.soft_bounces,
    bounced_at = case when excluded.bounced_at is not null then excluded.bounced_at
      when a.soft_bounces + excluded.soft_bounces >= ${mostSoftBounces} then coalesce(a.bounced_at, now()) else a.bounced_at end`

/** Records a delay report; the third in a row counts as a bounce. */
export async function keepDelay(client: PoolClient, workspaceId: string, bounce: Bounce): Promise<void> {
  const { rows } = await client.query<{ soft_bounces: number }>(
    `insert into mail_address as a (workspace_id, address, bounce_code, bounce_text, soft_bounces)
      select $1, lower(to_address), $3, $4, 1 from mail_message where workspace_id = $1 and id = $2
      on conflict (workspace_id, address) do update set soft_bounces = a.soft_bounces + 1
      returning soft_bounces`,
    [workspaceId, bounce.mailId, bounce.code, bounce.words],
  )
  if ((rows[0]?.soft_bounces ?? 0) >= mostSoftBounces)
    await keepBounces(client, workspaceId, [{ ...bounce, class: 'soft' }])
}

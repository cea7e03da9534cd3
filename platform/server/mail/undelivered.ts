// Handles mails that were not delivered, refused by their address or by the server: marks their threads as unread for
// all who read mails, and enqueues the job that notifies interested areas.

import type { PoolClient } from 'pg'
import type { Jobs } from '../jobs/jobs.ts'
import { markUnread } from './unread.ts'

export const undeliveredJob = 'mails-undelivered'

interface Undelivered {
  id: string
  at: Date
}

/** Locks rows in thread order, so that concurrent calls cannot deadlock. */
export async function markUndelivered(
  client: PoolClient,
  workspaceId: string,
  mails: readonly Undelivered[],
): Promise<void> {
  if (mails.length === 0) return
  const { rows: threads } = await client.query<{ id: string }>(
    `update mail_thread t set last_bounce_at = greatest(t.last_bounce_at, n.at)
      from (select m.thread_id, max(b.at) at from jsonb_to_recordset($2) b(id uuid, at timestamptz)
        join mail_message m on m.workspace_id = $1 and m.id = b.id where m.thread_id is not null group by 1 order by 1) n
      where t.workspace_id = $1 and t.id = n.thread_id returning t.id`,
    [workspaceId, JSON.stringify(mails)],
  )
  await markUnread(client, workspaceId, {
    news: threads.map(({ id }) => ({ threadId: id, hasMail: false, hasBounce: true })),
  })
}

export const tellUndelivered = async (
  jobs: Jobs,
  client: PoolClient,
  { workspaceId, mailIds }: { workspaceId: string; mailIds: readonly string[] },
): Promise<void> => {
  if (mailIds.length > 0) await jobs.enqueue(client, undeliveredJob, { workspaceId, data: { mailIds }, options: {} })
}

/** Clears the mark of threads whose mails are retried, until the retry has failed as well. */
export async function unmarkUndelivered(
  client: PoolClient,
  workspaceId: string,
  mailIds: readonly string[],
): Promise<void> {
  await client.query(
    `update mail_thread t set last_bounce_at = (select max(coalesce(m.bounced_at, m.created_at)) from mail_message m
        where m.workspace_id = $1 and m.thread_id = t.id and m.state in ('bounced', 'failed'))
      where t.workspace_id = $1 and t.last_bounce_at is not null
        and t.id in (select thread_id from mail_message where workspace_id = $1 and id = any($2))`,
    [workspaceId, mailIds],
  )
}

// Marks a thread with news as unread, for all who may read mails or for the users concerned, until they open it.

import type { PoolClient } from 'pg'
import { defaultPermissions } from '../../rules/default-permissions.ts'
import { isPermitted, type Feature, type Permission, type Role } from '../../rules/permissions.ts'
import { announce } from '../live/announce.ts'

export interface News {
  threadId: string
  hasMail: boolean
  hasBounce: boolean
}

/** Without `users`: unread for everyone who may read mails. */
export async function markUnread(
  client: PoolClient,
  workspaceId: string,
  { news, users }: { news: readonly News[]; users?: readonly string[] },
): Promise<void> {
  if (news.length === 0) return
  const readers = users ?? (await whoReadMails(client, workspaceId))
  if (readers.length === 0) return
  await client.query(
    `insert into mail_thread_unread as u (workspace_id, user_id, thread_id, has_mail, has_bounce, since)
      select $1, s.id, n."threadId", n."hasMail", n."hasBounce", now()
      from jsonb_to_recordset($2) n("threadId" uuid, "hasMail" boolean, "hasBounce" boolean) cross join unnest($3::uuid[]) s(id)
      order by s.id, n."threadId"
      on conflict (workspace_id, user_id, thread_id) do update set
        has_mail = u.has_mail or excluded.has_mail, has_bounce = u.has_bounce or excluded.has_bounce, since = excluded.since`,
    [workspaceId, JSON.stringify(news), readers],
  )
  await announce(client, workspaceId, 'mails')
}

interface Reader {
  id: string
  role: Role
  permissions: Permission[] | null
  features: Feature[]
}

async function whoReadMails(client: PoolClient, workspaceId: string): Promise<string[]> {
  const { rows } = await client.query<Reader>(
    `select s.id, s.role, r.permissions, w.features
      from staff_user s join workspace w on w.id = s.workspace_id
      left join role_permission r on r.workspace_id = s.workspace_id and r.role = s.role
      where s.workspace_id = $1 and s.user_type = 'melon' and s.is_active`,
    [workspaceId],
  )
  return rows
    .filter(({ role, permissions, features }) =>
      isPermitted({ role, permissions: permissions ?? defaultPermissions[role], features }, 'shared_communication'),
    )
    .map(({ id }) => id)
}

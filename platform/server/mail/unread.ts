// A thread in which something has happened stands as unread with everybody who may read mails, until they have been there.

import type { PoolClient } from 'pg'
import { defaultPermissions, roles } from '../../rules/permissions.ts'

export interface News {
  threadId: string
  hasMail: boolean
  hasBounce: boolean
}

export async function markUnread(client: PoolClient, workspaceId: string, news: readonly News[]): Promise<void> {
  if (news.length === 0) return
  await client.query(
    `insert into mail_thread_unread as u (workspace_id, user_id, thread_id, has_mail, has_bounce, since)
      select $1, s.id, n."threadId", n."hasMail", n."hasBounce", now()
      from jsonb_to_recordset($2) n("threadId" uuid, "hasMail" boolean, "hasBounce" boolean)
      cross join staff_user s left join role_permission r on r.workspace_id = s.workspace_id and r.role = s.role
      where s.workspace_id = $1 and s.is_active
        and (s.role = 'superadmin' or case when r.role is null then s.role = any($3) else 'shared_communication' = any(r.permissions) end)
      order by s.id, n."threadId"
      on conflict (workspace_id, user_id, thread_id) do update set
        has_mail = u.has_mail or excluded.has_mail, has_bounce = u.has_bounce or excluded.has_bounce`,
    [
      workspaceId,
      JSON.stringify(news),
      roles.filter((role) => defaultPermissions[role].includes('shared_communication')),
    ],
  )
}

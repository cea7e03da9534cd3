// Mail marks of a list row (spec 1 §3 `_messenger`): the SQL for the list and their conversion for the reader.

import type { Row } from '../../contract/table.ts'
import type { StaffContext } from '../context.ts'

/** User id, has unread mail, has unread bounce. */
type Unread = [string, boolean, boolean]

export interface FoundMails {
  unreadMails: Unread[]
  hasBounce: boolean
}

/** `threadId` is the SQL expression of the thread id; `t` is the list's row. */
export const mailFields = (threadId = 't.id'): Record<keyof FoundMails, string> => ({
  unreadMails: `coalesce((select json_agg(json_build_array(u.user_id, u.has_mail, u.has_bounce)) from mail_thread_unread u
    where u.workspace_id = t.workspace_id and u.thread_id = ${threadId}), '[]')`,
  hasBounce: `exists (select from mail_thread m where m.workspace_id = t.workspace_id and m.id = ${threadId}
    and m.last_bounce_at is not null)`,
})

/** `thread` is set if the row is not itself the record that the mails are about. */
export function messengerMarks(
  { unreadMails, hasBounce }: FoundMails,
  ctx: StaffContext,
  thread?: string,
): Pick<Row, '_messenger'> {
  if (!ctx.can('shared_communication')) return {}
  const mine = unreadMails.find(([user]) => user === ctx.user.id)
  return {
    _messenger: {
      has_unread_mail: mine?.[1] ?? false,
      has_bounce: hasBounce,
      has_unread_bounce: mine?.[2] ?? false,
      ...(thread && { thread }),
    },
  }
}

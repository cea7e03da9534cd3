// Lines of the home page about mails: unread ones, undelivered ones, and letters to print. Counted like the mailboxes
// that their links open.

import type { StaffContext } from '#platform/server/context.ts'
import { mostUnread } from '#platform/server/mail/reading.ts'
import type { HomeLine } from '#platform/server/home-lines.ts'
import { named } from '#platform/server/table/statement.ts'
import { boxes } from './boxes.ts'

const unreadIn = (box: 'inbox' | 'failed') =>
  `from mail_thread_unread u join mail_thread t on t.workspace_id = $1 and t.id = u.thread_id
   where u.workspace_id = $1 and u.user_id = $2 and ${boxes[box].where}`

const rows = {
  mails_unread: unreadIn('inbox'),
  mails_failed: unreadIn('failed'),
  mails_assigned: `from mail_thread t where t.workspace_id = $1 and ${boxes.assigned.where}`,
  letters_to_print: `from mail_message m where m.workspace_id = $1 and m.state = 'to-print'`,
}
type Key = keyof typeof rows

const statement = `select ${Object.entries(rows)
  .map(([key, from]) => `(select count(*)::int from (select 1 ${from} limit ${mostUnread}) c) ${key}`)
  .join(', ')} where $3::timestamptz is not null`

async function countAll(ctx: StaffContext): Promise<Record<Key, number> | undefined> {
  const values = [ctx.workspace.id, ctx.user.id, ctx.now]
  return (await ctx.client.query<Record<Key, number>>(named(statement, values))).rows[0]
}

/** One statement per request for all lines. */
const counted = new WeakMap<StaffContext, ReturnType<typeof countAll>>()

function mailLine(key: Key, order: number, icon: string, search: Record<string, string>): HomeLine {
  return {
    key,
    order,
    icon,
    topic: 'waits',
    permission: 'shared_communication',
    async find(ctx) {
      const counting = counted.get(ctx) ?? countAll(ctx)
      counted.set(ctx, counting)
      const count = (await counting)?.[key] ?? 0
      const capped = count >= mostUnread
      return { count: capped ? mostUnread - 1 : count, capped, path: '/communication', search }
    },
  }
}

export const mailLines: readonly HomeLine[] = [
  mailLine('mails_unread', 100, 'mail', { unread: 'true' }),
  mailLine('mails_assigned', 110, 'user', { mailbox: 'assigned' }),
  mailLine('mails_failed', 120, 'mail-x', { mailbox: 'failed', unread: 'true' }),
  mailLine('letters_to_print', 130, 'printer', { mailbox: 'letters' }),
]

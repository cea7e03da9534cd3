// Counts per mailbox for the current user. Separate from the pages, so that turning a page counts nothing.

import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { mostUnread } from '#platform/server/mail/reading.ts'
import { named } from '#platform/server/table/statement.ts'
import type { Mailbox } from '../../rules/mailboxes.ts'
import { boxes } from './boxes.ts'
import { sendingTrouble } from './trouble.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/inbox.ts'

type Waiting = ResponseOf<typeof contract.getMailboxes>['waiting']

const none: Waiting = { inbox: 0, assigned: 0, unassigned: 0, failed: 0, letters: 0 }

const upTo = (where: string) => `(select count(*)::int from (select 1 ${where} limit ${mostUnread}) c)`

const threads = (box: Mailbox) => `from mail_thread t where t.workspace_id = $1 and ${boxes[box].where}`

const unreadThreads = (box: Mailbox, what: 'has_mail' | 'has_bounce') =>
  `from mail_thread_unread u join mail_thread t on t.workspace_id = $1 and t.id = u.thread_id
   where u.workspace_id = $1 and u.user_id = $2 and u.${what} and ${boxes[box].where}`

export const getMailboxes = handler(contract.getMailboxes, { permission: 'shared_communication' }, async (ctx) => {
  const { rows } = await ctx.client.query<Waiting>(
    named(
      `select ${upTo(unreadThreads('inbox', 'has_mail'))} inbox,
       ${upTo(threads('assigned'))} assigned, ${upTo(threads('unassigned'))} unassigned,
       ${upTo(unreadThreads('failed', 'has_bounce'))} failed,
       ${upTo(`from mail_message m where m.workspace_id = $1 and m.state = 'to-print'`)} letters`,
      [ctx.workspace.id, ctx.user.id, ctx.now],
    ),
  )
  return { waiting: rows[0] ?? none, trouble: sendingTrouble(ctx) }
})

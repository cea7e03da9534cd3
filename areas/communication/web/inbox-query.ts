// How the threads of a view are asked for: again while somebody looks.

import type { ReceivedAnswerOf } from '#platform/contract/endpoint.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { getInbox } from '../contract/inbox.ts'
import type { Mailbox } from '../rules/mailboxes.ts'
import { inboxQueryOf, readView, type InboxView } from './inbox-view.ts'
import { pollEvery } from './use-thread.ts'

export type Inbox = ReceivedAnswerOf<typeof getInbox>

/** Letters and held mails are no threads. */
export type ThreadsView = InboxView & { mailbox: Mailbox }

export const inboxQuery = (view: ThreadsView, rowsPerPage: number) => ({
  ...queryOf(getInbox, { params: { mailbox: view.mailbox }, query: inboxQueryOf(view, rowsPerPage) }),
  refetchInterval: pollEvery,
})

/** Beside them the inbox itself is asked for, for what waits. */
export const threadsOf = (view: InboxView): ThreadsView =>
  view.mailbox === 'held' || view.mailbox === 'letters'
    ? { ...readView({}), mailbox: 'inbox' }
    : { ...view, mailbox: view.mailbox }

// Queries for the threads of a view and the counts per mailbox, refetched while the page is visible.

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { getInbox, getMailboxes } from '../../contract/inbox.ts'
import type { Mailbox } from '../../rules/mailboxes.ts'
import { inboxQueryOf, type InboxView } from './inbox-view.ts'
import { pollEvery } from '../thread/use-thread.ts'

export type Inbox = ReceivedResponseOf<typeof getInbox>

/** Letters and held mails are no threads. */
export const showsThreads = (view: InboxView): view is InboxView & { mailbox: Mailbox } =>
  view.mailbox !== 'held' && view.mailbox !== 'letters'

export function useThreads(view: InboxView, rowsPerPage: number) {
  const isAsked = showsThreads(view)
  return useQuery({
    ...queryOf(getInbox, {
      params: { mailbox: isAsked ? view.mailbox : 'inbox' },
      query: inboxQueryOf(view, rowsPerPage),
    }),
    enabled: isAsked,
    refetchInterval: pollEvery,
    placeholderData: keepPreviousData,
  })
}

export const useMailboxes = () => useQuery({ ...queryOf(getMailboxes), refetchInterval: pollEvery })

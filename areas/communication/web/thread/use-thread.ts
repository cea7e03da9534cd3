// Query of a thread: mails from the newest on, refetched after live events and while the page is visible.

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { keyOf, queryOf } from '#platform/web/api/query.ts'
import { useLive } from '#platform/web/api/use-live.ts'
import { getMailColleagues, type Colleague, type InboxItem } from '../../contract/inbox.ts'
import { getFeed, saveDesk } from '../../contract/thread.ts'
import { useReading } from '../changes.ts'
import { nextPageAfter } from '../inbox/next-page.ts'

export type Feed = ReceivedResponseOf<typeof getFeed>
export type Presence = Feed['presence'][number]

/** Milliseconds. Also the polling interval of the list beside it. */
export const pollEvery = 10_000
const sayThereEvery = 20_000

export function useThread(id: string) {
  useLive('mails', [keyOf(getFeed)])
  return useInfiniteQuery({
    queryKey: [...keyOf(getFeed), { applicationId: id }],
    queryFn: ({ pageParam, signal }) =>
      call(getFeed, { params: { applicationId: id }, query: { page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPageAfter,
    refetchInterval: pollEvery,
    retry: false,
  })
}

/**
 * Marks a thread as read when it is opened and when mails arrive while it is open. A thread marked unread again stays
 * unread.
 */
export function useReadOnOpening(thread: InboxItem | undefined, onRead?: () => void) {
  const reading = useReading()
  const read = useEffectEvent(() => {
    if (thread?.isUnread || thread?.hasUnreadBounce) {
      reading.mutate(thread.application_id, { onSuccess: () => onRead?.() })
    }
  })
  const [id, mails] = [thread?.application_id, thread?.mails]
  useEffect(() => {
    if (id !== undefined) read()
  }, [id, mails])
}

/** Tells colleagues that the user is viewing the thread. */
export function useSayThere(applicationId: string, isKnown: boolean) {
  useEffect(() => {
    if (!isKnown) return
    const say = (isThere: boolean) => {
      if (isThere && document.visibilityState === 'hidden') return
      // Errors are ignored: the next call repeats it.
      call(saveDesk, { params: { applicationId }, body: { isThere } }).catch(() => undefined)
    }
    say(true)
    const timer = setInterval(() => say(true), sayThereEvery)
    return () => {
      clearInterval(timer)
      say(false)
    }
  }, [applicationId, isKnown])
}

/** Colleagues to whom a thread can be assigned. */
export function useColleagues(): readonly Colleague[] {
  const { data } = useQuery({ ...queryOf(getMailColleagues), staleTime: 300_000 })
  return data?.people ?? []
}

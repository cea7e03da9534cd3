// Number of unread mail threads of this user: refetched on live events and at intervals, and set directly when the
// user reads mail.

import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useLive } from '../../api/use-live.ts'
import { useSession } from '../../api/session.ts'
import { useGiven } from '../shell-parts.ts'

const unreadKey = ['unread messages']
const askAgainAfter = 30_000

/** Returns the count of bootstrap until a newer one is known. */
export function useUnread(): number {
  const { bootstrap, can } = useSession()
  const { parts } = useGiven()
  useLive('mails', [unreadKey])
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: parts.countUnread,
    enabled: can('shared_communication'),
    initialData: bootstrap.unread_messages,
    initialDataUpdatedAt: () => Date.now(),
    staleTime: askAgainAfter,
    refetchInterval: askAgainAfter,
  })
  return data
}

/** Stores the count that a response contained. */
export const setUnread = (queryClient: QueryClient, count: number) => queryClient.setQueryData(unreadKey, count)

/** Refetches the count after an action whose response does not contain it. */
export const askUnread = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: unreadKey })

// How much this person has not read: asked again when something comes in, now and then in any case, and told at once by whoever reads.

import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useLive } from '../../api/use-live.ts'
import { useSession } from '../../api/session.ts'
import { useGiven } from '../shell-parts.ts'

const unreadKey = ['unread messages']
const askAgainAfter = 30_000

/** What bootstrap said until something newer is known. */
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

/** What an answer said about it. */
export const setUnread = (queryClient: QueryClient, count: number) => queryClient.setQueryData(unreadKey, count)

/** After an action whose answer does not say. */
export const askUnread = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: unreadKey })

// Call after a person was added: invalidates the affected queries and shows the notices of the response.

import { useQueryClient } from '@tanstack/react-query'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { markStale } from '#platform/web/api/stale.ts'
import { notify } from '#platform/web/core/notify.ts'
import type { addAdult } from '../../contract/household.ts'
import { staleAfterAction } from '../changes.ts'

export function useJoined() {
  const queryClient = useQueryClient()
  return async ({ notify: notices = [] }: ReceivedResponseOf<typeof addAdult>) => {
    for (const notice of notices) notify(notice)
    await markStale(queryClient, staleAfterAction)
    return { version: 1 }
  }
}

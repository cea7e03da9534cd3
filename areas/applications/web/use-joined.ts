// After somebody joined: what they change is read again, and the notice of the answer is shown.

import { useQueryClient } from '@tanstack/react-query'
import type { ReceivedAnswerOf } from '#platform/contract/endpoint.ts'
import { keyOf } from '#platform/web/api/query.ts'
import { notify } from '#platform/web/core/notify.ts'
import type { addAdult } from '../contract/household.ts'
import { getContractInfo } from '#areas/contracts/contract/agreement.ts'
import { getTenant } from '#areas/tenants/contract/tenant.ts'
import { staleAfterDeed } from './changes.ts'

const stale = [...staleAfterDeed, getTenant, getContractInfo]

export function useJoined() {
  const queryClient = useQueryClient()
  return async ({ notify: notices = [] }: ReceivedAnswerOf<typeof addAdult>) => {
    for (const notice of notices) notify(notice)
    await Promise.all(stale.map((one) => queryClient.invalidateQueries({ queryKey: keyOf(one) })))
    return { version: 1 }
  }
}

// Owners whose name contains the typed words.

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { searchOwners } from '../contract/owners.ts'

export type FoundOwner = ResponseOf<typeof searchOwners>['owners'][number]

/** `isCurrent` is false while the results belong to an earlier search. */
export function useFoundOwners(typed: string): { owners: readonly FoundOwner[]; isCurrent: boolean } {
  const search = useDeferredValue(typed.trim())
  const { data, isPlaceholderData } = useQuery({
    ...queryOf(searchOwners, { query: { search } }),
    placeholderData: keepPreviousData,
  })
  return { owners: data?.owners ?? [], isCurrent: data !== undefined && !isPlaceholderData && search === typed.trim() }
}

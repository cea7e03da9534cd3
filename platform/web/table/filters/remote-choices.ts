// Choices searched on the server: 250 ms after the last key, from one letter on, in lower case (spec 1 §5, §9).

import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { remoteOption, type Filter } from '#platform/contract/table.ts'
import { queryOf } from '../../api/query.ts'

const delay = 250
const leastLetters = 1

/** The definition contains the path of the choices, so this call has no contract file. */
const searchChoices = (source: string) =>
  endpoint({
    method: 'GET',
    path: source,
    summary: 'Choices of a filter whose names contain the searched text.',
    query: z.object({ search: z.string() }),
    response: z.object({ items: z.array(remoteOption) }),
  })

export function useRemoteChoices(filter: Filter, typed: string) {
  const [search] = useDebouncedValue(typed.trim().toLowerCase(), delay)
  const found = useQuery({
    ...queryOf(searchChoices(filter.source ?? ''), { query: { search } }),
    enabled: filter.source !== undefined && search.length >= leastLetters,
    placeholderData: keepPreviousData,
  })
  const isCurrent = typed.trim().length >= leastLetters
  return {
    choices: isCurrent ? (found.data?.items ?? []) : [],
    isSearching: isCurrent && found.isFetching,
    failure: found.error,
  }
}

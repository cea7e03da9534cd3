// Choices searched on the server: at once the first ones, then 250 ms after the last key, in lower case (spec 1 §5, §9).

import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { remoteOption, type Filter } from '#platform/contract/table.ts'
import { queryOf } from '../../api/query.ts'

const delay = 250

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
    enabled: filter.source !== undefined,
    placeholderData: keepPreviousData,
  })
  return {
    choices: found.data?.items ?? [],
    isSearching: found.isFetching,
    failure: found.error,
  }
}

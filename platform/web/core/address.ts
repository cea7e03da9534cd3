// Path and search parameters as screens use them: every search value is text, so that a shared link is readable.

import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { queryStringOf } from './query-text.ts'

export type Search = Record<string, string>

/** For the router: parses `?state=active&page=2` to texts, without converting numbers. */
export function parseSearch(text: string): Search {
  return Object.fromEntries(new URLSearchParams(text))
}

export function stringifySearch(search: Record<string, unknown>): string {
  // Colons and commas are allowed in a query, so `panel=Key:id` stays readable.
  const text = queryStringOf(search).replaceAll('%3A', ':').replaceAll('%2C', ',')
  return text ? `?${text}` : ''
}

/** An address as the router takes it; its query may contain the open panel. */
export function destinationOf(address: string): { to: string; search?: Search } {
  const [to = address, query] = address.split('?')
  return query ? { to, search: parseSearch(query) } : { to }
}

interface Address {
  search: Search
  /**
   * Changes the given values and keeps the others; undefined or an empty text removes a value. `replace` replaces the
   * history entry.
   */
  setSearch: (changes: Record<string, string | undefined>, how?: { replace: boolean }) => Promise<void>
}

export function useAddress(): Address {
  const search: Search = useSearch({ strict: false })
  const navigate = useNavigate()
  const setSearch = useCallback<Address['setSearch']>(
    (changes, how) =>
      navigate({
        to: '.',
        search: (before: Search) => ({ ...before, ...changes }),
        replace: how?.replace ?? false,
        resetScroll: false,
      }),
    [navigate],
  )
  return { search, setSearch }
}

/** Returns a path parameter: `useParam('id')` on `/applications/$id`. */
export function useParam(name: string): string {
  const params: Record<string, string | undefined> = useParams({ strict: false })
  return params[name] ?? ''
}

// The address as the screens use it: every search value is plain text, so that a list's state reads well in a shared link.

import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { queryStringOf } from './query-text.ts'

export type Search = Record<string, string>

/** For the router: `?state=active&page=2` is a record of texts, nothing is guessed to be a number. */
export function parseSearch(text: string): Search {
  return Object.fromEntries(new URLSearchParams(text))
}

export function stringifySearch(search: Record<string, unknown>): string {
  // Colons and commas are allowed in a query; `panel=Key:id` stays readable.
  const text = queryStringOf(search).replaceAll('%3A', ':').replaceAll('%2C', ',')
  return text ? `?${text}` : ''
}

interface Address {
  search: Search
  /** Changes some values and keeps the rest; undefined or an empty text removes one. Replaces the history entry if asked. */
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

/** A part of the path by its name: `useParam('id')` on `/applications/$id`. */
export function useParam(name: string): string {
  const params: Record<string, string | undefined> = useParams({ strict: false })
  return params[name] ?? ''
}

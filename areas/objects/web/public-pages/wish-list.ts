// The wish list of a visitor: up to three objects, kept in this browser for each workspace.

import { useCallback, useSyncExternalStore } from 'react'
import { isText, listOf, readJson } from '#platform/rules/reading.ts'
import { useInit } from '#platform/web/api/session.ts'
import { longestWishList } from '../../rules/public-pages/public-object.ts'

/** An id that is none finds nothing. */
const isKept = listOf(isText)
const listeners = new Set<() => void>()
/** The same array for the same text, or React would draw again and again. */
const read = new Map<string, { text: string | null; ids: readonly string[] }>()

export interface WishList {
  ids: readonly string[]
  isFull: boolean
  has: (id: string) => boolean
  toggle: (id: string) => void
  /** Takes out what is no longer on offer. */
  keepOnly: (ids: readonly string[]) => void
}

export function useWishList(): WishList {
  const key = `wishList:${useInit().tenant}`
  const ids = useSyncExternalStore(subscribe, () => idsUnder(key))
  const keepOnly = useCallback(
    (known: readonly string[]) => {
      const left = ids.filter((id) => known.includes(id))
      if (left.length < ids.length) store(key, left)
    },
    [ids, key],
  )
  return {
    ids,
    isFull: ids.length >= longestWishList,
    has: (id) => ids.includes(id),
    toggle: (id) => store(key, ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    keepOnly,
  }
}

export const applicationPath = (ids: readonly string[], language: string): string =>
  `/form/application/new?uuids=${ids.join(',')}&lang=${language}`

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab of the same browser.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function idsUnder(key: string): readonly string[] {
  const text = localStorage.getItem(key)
  const known = read.get(key)
  if (known && known.text === text) return known.ids
  const ids = (readJson(text, isKept) ?? []).slice(0, longestWishList)
  read.set(key, { text, ids })
  return ids
}

function store(key: string, ids: readonly string[]): void {
  localStorage.setItem(key, JSON.stringify(ids.slice(0, longestWishList)))
  for (const tell of listeners) tell()
}

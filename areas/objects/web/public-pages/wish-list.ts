// A visitor's wish list: up to three objects, stored in this browser per workspace.

import { useCallback, useSyncExternalStore } from 'react'
import { isText, listOf, readJson } from '#platform/rules/reading.ts'
import { useInit } from '#platform/web/api/session.ts'
import { longestWishList } from '../../rules/public-pages/public-object.ts'

/** Ids are not validated; an invalid one matches no object. */
const isKept = listOf(isText)
const listeners = new Set<() => void>()
/** Returns the same array for the same text, to prevent endless rerenders. */
const read = new Map<string, { text: string | null; ids: readonly string[] }>()

export interface WishList {
  ids: readonly string[]
  isFull: boolean
  has: (id: string) => boolean
  toggle: (id: string) => void
  /** Removes objects that are no longer available. */
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
  // Receives changes from other tabs of this browser.
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

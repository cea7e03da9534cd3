// Wish list in this browser, per workspace: up to three object ids. Without React, so that pages without the web app
// use it as well.

import { isText, listOf, readJson } from '#platform/rules/reading.ts'
import { longestWishList } from '../../rules/public-pages/public-object.ts'

/** Ids are not validated; an invalid one matches no object. */
const isKept = listOf(isText)
const listeners = new Set<() => void>()
/** Returns the same array for the same text, to prevent endless rerenders. */
const read = new Map<string, { text: string | null; ids: readonly string[] }>()

export const wishKey = (tenant: string): string => `wishList:${tenant}`

export function onWishes(listener: () => void): () => void {
  listeners.add(listener)
  // Receives changes from other tabs of this browser.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export function wishesUnder(key: string): readonly string[] {
  const text = localStorage.getItem(key)
  const known = read.get(key)
  if (known && known.text === text) return known.ids
  const ids = (readJson(text, isKept) ?? []).slice(0, longestWishList)
  read.set(key, { text, ids })
  return ids
}

export function storeWishes(key: string, ids: readonly string[]): void {
  localStorage.setItem(key, JSON.stringify(ids.slice(0, longestWishList)))
  for (const tell of listeners) tell()
}

export const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]

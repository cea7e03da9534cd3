// A visitor's wish list: up to three objects, stored in this browser per workspace.

import { useCallback, useSyncExternalStore } from 'react'
import { useInit } from '#platform/web/api/session.ts'
import { longestWishList } from '../../rules/public-pages/public-object.ts'
import { onWishes, storeWishes, toggled, wishesUnder, wishKey } from './kept-wishes.ts'

export interface WishList {
  ids: readonly string[]
  isFull: boolean
  has: (id: string) => boolean
  toggle: (id: string) => void
  /** Removes objects that are no longer available. */
  keepOnly: (ids: readonly string[]) => void
}

export function useWishList(): WishList {
  const key = wishKey(useInit().tenant)
  const ids = useSyncExternalStore(onWishes, () => wishesUnder(key))
  const keepOnly = useCallback(
    (known: readonly string[]) => {
      const left = ids.filter((id) => known.includes(id))
      if (left.length < ids.length) storeWishes(key, left)
    },
    [ids, key],
  )
  return {
    ids,
    isFull: ids.length >= longestWishList,
    has: (id) => ids.includes(id),
    toggle: (id) => storeWishes(key, toggled(ids, id)),
    keepOnly,
  }
}

export const applicationPath = (ids: readonly string[], language: string): string =>
  `/form/application/new?uuids=${ids.join(',')}&lang=${language}`

// The list's state lives in the address; this reads and changes it there, and brings back the list that was left for a detail page.

import { useLocation, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useAddress } from '../core/address.ts'
import { forgetList, rememberedQuery } from './list-memory.ts'
import { changed, hasListState, listStateOf, readAddress, writeAddress, type ListState } from './list-state.ts'

export type ChangeList = (change: Partial<ListState>, how?: { replace: boolean }) => void

export function useListState(): { list: ListState; change: ChangeList } {
  const { search, setSearch } = useAddress()
  const path = useLocation({ select: ({ pathname }) => pathname })
  // Taken as the state from the first drawing on, so that no other rows are asked for in between.
  const [returning, setReturning] = useState(() => (hasListState(search) ? undefined : rememberedQuery(path)))
  const list = useMemo(
    () => (returning === undefined ? readAddress(search) : listStateOf(returning)),
    [returning, search],
  )

  useEffect(() => {
    forgetList(path)
    if (returning === undefined) return
    void setSearch(writeAddress(listStateOf(returning)), { replace: true }).then(() => setReturning(undefined))
  }, [path, returning, setSearch])

  const [here] = useState(path)
  const router = useRouter()
  const change = useCallback<ChangeList>(
    (next, how) => {
      // A search that settles while the next screen is on its way would be written into that one's address.
      if (router.latestLocation.pathname === here) void setSearch(writeAddress(changed(list, next)), how)
    },
    [list, setSearch, router, here],
  )
  return { list, change }
}

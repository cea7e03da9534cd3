// The list's state is stored in the URL; this hook reads and changes it, and restores the state of the list after a
// detail page.

import { useLocation, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useAddress } from '../core/address.ts'
import { forgetList, rememberedQuery } from './list-memory.ts'
import { changed, hasListState, listStateOf, readAddress, writeAddress, type ListState } from './list-state.ts'

export type ChangeList = (change: Partial<ListState>, how?: { replace: boolean }) => void

export function useListState(): { list: ListState; change: ChangeList } {
  const { search, setSearch } = useAddress()
  const path = useLocation({ select: ({ pathname }) => pathname })
  // Applied from the first render on, so that no other rows are requested first.
  const [returning, setReturning] = useState(() => (hasListState(search) ? undefined : rememberedQuery(path)))
  /** A change that the router has not written yet: shown at once, and the next change builds on it. */
  const [ahead, setAhead] = useState<ListState>()
  const written = useMemo(
    () => (returning === undefined ? readAddress(search) : listStateOf(returning)),
    [returning, search],
  )
  const list = ahead ?? written

  useEffect(() => {
    forgetList(path)
    if (returning === undefined) return
    void setSearch(writeAddress(listStateOf(returning)), { replace: true }).then(() => setReturning(undefined))
  }, [path, returning, setSearch])

  const [here] = useState(path)
  const router = useRouter()
  const change = useCallback<ChangeList>(
    (next, how) => {
      // A debounced search that ends after navigation must not be written into the next screen's URL.
      if (router.latestLocation.pathname !== here) return
      const wanted = changed(list, next)
      setAhead(wanted)
      void setSearch(writeAddress(wanted), how).finally(() =>
        setAhead((latest) => (latest === wanted ? undefined : latest)),
      )
    },
    [list, setSearch, router, here],
  )
  return { list, change }
}

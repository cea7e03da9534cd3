// The list's state is stored in the URL; this hook reads and changes it, and restores the state of the list after a
// detail page.

import { useLocation, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { useAddress } from '../core/address.ts'
import { useAddressState } from '../core/address-state.ts'
import { forgetList, rememberedQuery } from './list-memory.ts'
import { changed, hasListState, listStateOf, readAddress, writeAddress, type ListState } from './list-state.ts'

export type ChangeList = (change: Partial<ListState>, how?: { replace: boolean }) => void

export function useListState(): { list: ListState; change: ChangeList } {
  const { search } = useAddress()
  const path = useLocation({ select: ({ pathname }) => pathname })
  // Applied from the first render on, so that no other rows are requested first.
  const [returning] = useState(() => {
    const query = hasListState(search) ? undefined : rememberedQuery(path)
    return query === undefined ? undefined : listStateOf(query)
  })
  const [list, put] = useAddressState({ read: readAddress, write: writeAddress, first: () => returning })

  const [here] = useState(path)
  useEffect(() => {
    forgetList(here)
    if (returning !== undefined) put(returning, { replace: true })
  }, [here, returning, put])

  const router = useRouter()
  const change = useCallback<ChangeList>(
    (next, how) => {
      // A debounced search that ends after navigation must not be written into the next screen's URL.
      if (router.latestLocation.pathname === here) put(changed(list, next), how)
    },
    [list, put, router, here],
  )
  return { list, change }
}

// A link may ask a page to begin something new, such as `?create=apartment`.

import { useEffect, useEffectEvent } from 'react'
import { useAddress } from './address.ts'

/** Begins each wish once, and removes it from the address. */
export function useAskedCreation(known: readonly string[], begin: (key: string) => void): void {
  const { search, setSearch } = useAddress()
  const asked = known.find((key) => key === search.create)
  const start = useEffectEvent(async (key: string) => {
    await setSearch({ create: undefined }, { replace: true })
    begin(key)
  })
  useEffect(() => {
    if (asked) void start(asked)
  }, [asked])
}

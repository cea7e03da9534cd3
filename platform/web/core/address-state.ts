// State of a screen that is stored in the address, so that links, Back and reload show the same.

import { useCallback, useMemo, useState } from 'react'
import { useAddress, type Search } from './address.ts'

/** Reads a state from the search values and writes it as changes of them. Both functions are stable. */
interface AddressCode<State extends object> {
  read: (search: Search) => State
  write: (state: State) => Record<string, string | undefined>
  /** State before the address holds one. */
  first?: () => State | undefined
}

type WriteState<State> = (wanted: State, how?: { replace: boolean }) => void

/**
 * Returns the state and its writer. What the router has not written yet is already returned, so that it is shown at
 * once and the next change builds on it.
 */
export function useAddressState<State extends object>({
  read,
  write,
  first,
}: AddressCode<State>): [state: State, put: WriteState<State>] {
  const { search, setSearch } = useAddress()
  const [ahead, setAhead] = useState(first)
  const written = useMemo(() => read(search), [read, search])
  const put = useCallback<WriteState<State>>(
    (wanted, how) => {
      setAhead(wanted)
      void setSearch(write(wanted), how).finally(() => setAhead((latest) => (latest === wanted ? undefined : latest)))
    },
    [write, setSearch],
  )
  return [ahead ?? written, put]
}

// Bulk action asked for by a key; the bar of selected rows runs it as its button would, or says why it cannot.

import { useEffect, useEffectEvent } from 'react'
import { notify } from '../../core/notify.ts'
import { makeStore, useStore } from '../../core/store.ts'
import type { OfferedOption } from './use-bulk-options.ts'

const asked = makeStore<string | undefined>(undefined)

export const askForBulk = (action: string): void => asked.set(action)

/** Called by the bar, which exists only while rows are selected. */
export function useAskedBulk(options: readonly OfferedOption[]): void {
  const wanted = useStore(asked)
  const begin = useEffectEvent((action: string) => {
    asked.set(undefined)
    const found = options.find(({ option }) => option.value === action)
    if (!found) return
    if (found.offered.available) found.run()
    else notify({ type: 'info', title: found.offered.reason })
  })
  useEffect(() => {
    if (wanted) begin(wanted)
  }, [wanted])
}

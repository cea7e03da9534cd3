// Reports the selected rows to a screen that uses the list for its own selection.

import { useEffect, useEffectEvent } from 'react'
import type { Row } from '#platform/contract/table.ts'
import { useListContext } from './list-context.ts'

export interface Choosing {
  most: number
  onChosen: (rows: Row[]) => void
}

export function useChosenRows(choosing: Choosing | undefined) {
  const { selection } = useListContext().choice
  const tell = useEffectEvent((rows: Row[]) => choosing?.onChosen(rows))
  useEffect(() => {
    if (selection.kind === 'rows') tell([...selection.rows.values()])
  }, [selection])
}

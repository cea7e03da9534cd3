// Opens and closes the side panel, and lets a panel report its state to the frame.

import { useCallback, useEffect, useMemo } from 'react'
import { useAddress } from '../core/address.ts'
import { panelFrame, type PanelFrame } from './frame.ts'
import { addressOfPanel, panelIn, type OpenPanel } from './panel-address.ts'

export type { PanelDefinition, PanelProps } from './panel-definition.ts'

interface PanelControl {
  open: (key: string, id: string, extra?: string) => Promise<void>
  /** Asks first if there are unsaved edits, unless `saved` is true. */
  close: (how?: { saved: boolean }) => Promise<void>
  current: OpenPanel | undefined
}

/** Opening another panel while there are unsaved edits asks first, because the host blocks the navigation. */
export function usePanel(): PanelControl {
  const { search, setSearch } = useAddress()
  const current = useMemo(() => panelIn(search.panel), [search.panel])
  const open = useCallback(
    (key: string, id: string, extra?: string) =>
      setSearch({ panel: addressOfPanel({ key, id, ...(extra ? { extra } : {}) }) }),
    [setSearch],
  )
  const close = useCallback(
    (how?: { saved: boolean }) => {
      if (how?.saved) panelFrame.set(undefined)
      return setSearch({ panel: undefined })
    },
    [setSearch],
  )
  return { open, close, current }
}

/** Called by a panel to set its header and guard unsaved edits. */
export function usePanelFrame({ title, badge, onDelete, keptBecause, dirty, startsInField }: PanelFrame) {
  useEffect(() => {
    panelFrame.set({
      title,
      dirty: dirty ?? false,
      startsInField: startsInField ?? false,
      ...(badge === undefined ? {} : { badge }),
      ...(onDelete === undefined ? {} : { onDelete }),
      ...(keptBecause === undefined ? {} : { keptBecause }),
    })
  })
  useEffect(() => () => panelFrame.set(undefined), [])
}

// Opening and closing the side panel, and what a panel tells the frame around it.

import { useCallback, useEffect, useMemo } from 'react'
import { useAddress } from '../shell/address.ts'
import { mayLeavePanel, setFrame, type PanelFrame } from './frame.ts'
import { addressOfPanel, panelIn, type OpenPanel } from './panel-address.ts'
import type { SidePanelKey } from './panel-definition.ts'

export type { PanelDefinition, PanelProps, SidePanelKey } from './panel-definition.ts'

interface PanelControl {
  open: (key: SidePanelKey, id: string, extra?: string) => Promise<void>
  /** Asks first when there are unsaved edits, unless told that they are saved. */
  close: (how?: { saved: boolean }) => Promise<void>
  current: OpenPanel | undefined
}

export function usePanel(): PanelControl {
  const { search, setSearch } = useAddress()
  const current = useMemo(() => panelIn(search.panel), [search.panel])

  const open = useCallback(
    async (key: SidePanelKey, id: string, extra?: string) => {
      if (!(await mayLeavePanel())) return
      await setSearch({ panel: addressOfPanel({ key, id, ...(extra ? { extra } : {}) }) })
    },
    [setSearch],
  )
  const close = useCallback(
    async (how?: { saved: boolean }) => {
      if (!how?.saved && !(await mayLeavePanel())) return
      setFrame(undefined)
      await setSearch({ panel: undefined })
    },
    [setSearch],
  )
  return { open, close, current }
}

/** Called by a panel: sets the header and guards unsaved edits. */
export function usePanelFrame({ title, badge, onDelete, canDelete, dirty }: PanelFrame) {
  useEffect(() => {
    setFrame({
      title,
      ...(badge === undefined ? {} : { badge }),
      ...(onDelete === undefined ? {} : { onDelete }),
      ...(canDelete === undefined ? {} : { canDelete }),
      dirty: dirty ?? false,
    })
  })
  useEffect(() => () => setFrame(undefined), [])
}

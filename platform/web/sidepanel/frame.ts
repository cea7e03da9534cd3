// State that the open panel reports to its frame. Kept outside React's tree so that the header and the guard of
// unsaved edits read the same state.

import type { ReactNode } from 'react'
import { askToDiscard } from '../modal/discard.ts'
import { makeStore } from '../core/store.ts'

export interface PanelFrame {
  title: string
  badge?: ReactNode
  onDelete?: (() => void) | undefined
  /** Disables the delete icon and shows the reason, for example for the last person of a household. */
  keptBecause?: string | undefined
  dirty?: boolean
  /** True once a form for something new is shown: its first field takes the focus. */
  startsInField?: boolean
}

export const panelFrame = makeStore<PanelFrame | undefined>(undefined)

/** Resolves with true if there are no unsaved edits, or the person agrees to discard them. */
export async function mayLeavePanel(): Promise<boolean> {
  const frame = panelFrame.now()
  if (!frame?.dirty) return true
  const discard = await askToDiscard()
  if (discard) panelFrame.set({ ...frame, dirty: false })
  return discard
}

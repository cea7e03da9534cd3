// What the open panel has told its frame. Kept outside React's tree so that the header and the guard of unsaved edits
// read the same thing.

import type { ReactNode } from 'react'
import { t } from '../i18n/texts.ts'
import { askToConfirm } from '../modal/confirm.ts'

export interface PanelFrame {
  title: string
  badge?: ReactNode
  onDelete?: (() => void) | undefined
  /** False disables the delete icon: the last person of a household stays. */
  canDelete?: boolean
  dirty?: boolean
}

let frame: PanelFrame | undefined
const listeners = new Set<() => void>()

export function setFrame(next: PanelFrame | undefined) {
  if (sameFrame(frame, next)) return
  frame = next
  for (const tell of listeners) tell()
}

export const frames = {
  now: (): PanelFrame | undefined => frame,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** True when nothing would be lost, or the person agrees to lose it. */
export async function mayLeavePanel(): Promise<boolean> {
  if (!frame?.dirty) return true
  const discard = await askToConfirm({
    title: t('shell_discard_title'),
    text: t('shell_discard_text'),
    confirm: t('shell_discard_confirm'),
    cancel: t('shell_discard_cancel'),
    danger: true,
  })
  if (discard) setFrame({ ...frame, dirty: false })
  return discard
}

/** Handlers and badges are new at every render; only what can be seen counts as a change. */
function sameFrame(before: PanelFrame | undefined, after: PanelFrame | undefined): boolean {
  if (before === undefined || after === undefined) return before === after
  return (
    before.title === after.title &&
    before.badge === after.badge &&
    before.canDelete === after.canDelete &&
    before.dirty === after.dirty &&
    before.onDelete === after.onDelete
  )
}

// The dialog of the product, open as long as it is drawn. Every way out asks before changes are thrown away (spec 1 §4): Escape, the
// cross, a click beside it, Cancel, a link inside it and the way back in the browser.

import { Modal as Dialog, type ModalProps } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useCallback, useRef, type MouseEvent } from 'react'
import { watchFields, type ChangedFields } from './changed-fields.ts'
import { askToDiscard, type DiscardWords } from './discard.ts'
import { LeaveDialog } from './leave-dialog.ts'
import { linkOutOf } from './link-out.ts'
import { useEscape } from './open-dialogs.ts'

interface Props extends Omit<ModalProps, 'opened' | 'closeOnEscape' | 'closeOnClickOutside' | 'ref'> {
  /** Something was changed that no field shows, such as an order or a list of files. Fields need no word. */
  isChanged?: boolean
  /** False where nothing can be lost: its fields only choose what is looked at, or are saved at once. */
  isGuarded?: boolean
  /** The changes are kept elsewhere: the browser need not ask before a reload. */
  survivesReload?: boolean
  discardWords?: DiscardWords
}

export function Modal(props: Props) {
  const {
    isChanged = false,
    isGuarded = true,
    survivesReload = false,
    discardWords,
    onClose,
    children,
    ...look
  } = props
  const fields = useRef<ChangedFields>(undefined)
  // The library draws the dialog later than this component, in a place of its own.
  const watch = useCallback((dialog: HTMLDivElement) => {
    const watched = watchFields(dialog)
    fields.current = watched
    return watched.stop
  }, [])
  const hasChanges = () => isGuarded && (isChanged || (fields.current?.has() ?? false))
  const leave = async () => {
    if (!hasChanges() || (await askToDiscard(discardWords))) onClose()
  }
  const followed = useRef<HTMLElement>(undefined)
  const askBeforeLink = async (event: MouseEvent) => {
    const link = linkOutOf(event)
    if (!link || link === followed.current || !hasChanges()) return
    event.preventDefault()
    event.stopPropagation()
    if (!(await askToDiscard(discardWords))) return
    followed.current = link
    link.click()
    followed.current = undefined
  }
  useEscape(() => void leave())
  useBlocker({
    // A save may lead on to another page; the person leaves a dialog by going back or by a link, which asks when it is clicked.
    shouldBlockFn: async ({ action }) =>
      action !== 'PUSH' && action !== 'REPLACE' && hasChanges() && !(await askToDiscard(discardWords)),
    enableBeforeUnload: () => !survivesReload && hasChanges(),
  })
  return (
    <Dialog
      {...look}
      ref={watch}
      onClickCapture={(event) => void askBeforeLink(event)}
      opened
      closeOnEscape={false}
      onClose={() => void leave()}
    >
      <LeaveDialog value={() => void leave()}>{children}</LeaveDialog>
    </Dialog>
  )
}

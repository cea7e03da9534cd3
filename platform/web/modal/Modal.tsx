// The product's dialog, open while mounted. Every way of closing asks before changes are lost (spec 1 §4): Escape,
// close button, click outside, Cancel, a link inside, and the browser's back button.

import { Modal as Dialog, type ModalProps } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useCallback, useRef, type MouseEvent } from 'react'
import { watchFields, type ChangedFields } from './changed-fields.ts'
import { focusFirstField, keepCloseLast } from './dialog-focus.ts'
import { askToDiscard, type DiscardWords } from './discard.ts'
import { LeaveDialog } from './leave-dialog.ts'
import { linkOutOf } from './link-out.ts'
import { useEscape } from './open-dialogs.ts'

interface Props extends Omit<ModalProps, 'opened' | 'closeOnEscape' | 'closeOnClickOutside' | 'ref'> {
  /**
   * True if something without a field was changed, such as an order or a list of files. Fields are tracked
   * automatically.
   */
  isChanged?: boolean
  /** False if nothing can be lost: the fields are only filters, or are saved at once. */
  isGuarded?: boolean
  /** The changes are stored elsewhere, so the browser need not warn before a reload. */
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
  // The library mounts the dialog later, in a portal.
  const watch = useCallback((dialog: HTMLDivElement) => {
    const watched = watchFields(dialog)
    fields.current = watched
    const stopFocusing = focusFirstField(dialog)
    return () => {
      watched.stop()
      stopFocusing()
    }
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
    // A save may navigate to another page. Leaving a dialog happens by going back, or by a link, which is checked on
    // click.
    shouldBlockFn: async ({ action }) =>
      action !== 'PUSH' && action !== 'REPLACE' && hasChanges() && !(await askToDiscard(discardWords)),
    enableBeforeUnload: () => !survivesReload && hasChanges(),
  })
  return (
    <Dialog
      {...look}
      ref={watch}
      onKeyDown={(event) => event.key === 'Tab' && keepCloseLast(event.currentTarget, event)}
      onClickCapture={(event) => void askBeforeLink(event)}
      opened
      closeOnEscape={false}
      onClose={() => void leave()}
    >
      <LeaveDialog value={() => void leave()}>{children}</LeaveDialog>
    </Dialog>
  )
}

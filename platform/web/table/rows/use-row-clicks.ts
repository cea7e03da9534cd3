// A click anywhere on a row opens it, unless it was meant for something inside the row or marked some text.

import type { MouseEvent } from 'react'
import { useListContext } from '../list-context.ts'
import type { OpenRow } from '../use-open-row.ts'

const ownPurpose = 'a, button, input, label, [role="dialog"], [role="menu"]'

export function useRowClicks({ open, remember }: OpenRow) {
  const { rows } = useListContext()
  const rowAt = (target: EventTarget) => {
    const id = target instanceof Element ? target.closest('[data-row]')?.getAttribute('data-row') : undefined
    return rows.find((row) => row._id === id)
  }
  return {
    /** A link inside the row leads away too: the list must be found again. */
    onClickCapture: ({ target, metaKey, ctrlKey }: MouseEvent) => {
      const link = target instanceof Element && rowAt(target) ? target.closest('a') : null
      if (link && link.pathname !== location.pathname && !metaKey && !ctrlKey) remember()
    },
    onClick: ({ target, metaKey, ctrlKey }: MouseEvent) => {
      // A pressed box leaves the focus to its row, where the keys of the list work.
      if (target instanceof HTMLInputElement) target.closest<HTMLElement>('[data-row]')?.focus()
      if (!open || (target instanceof Element && target.closest(ownPurpose))) return
      if (getSelection()?.isCollapsed === false) return
      const row = rowAt(target)
      if (row) open(row, { newTab: metaKey || ctrlKey })
    },
  }
}

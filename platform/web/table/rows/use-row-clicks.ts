// A click on a row opens it, unless it hits a control in the row or ends a text selection.

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
    /** A link in the row leaves the page as well, so the list state is remembered. */
    onClickCapture: ({ target, metaKey, ctrlKey }: MouseEvent) => {
      const link = target instanceof Element && rowAt(target) ? target.closest('a') : null
      if (link && link.pathname !== location.pathname && !metaKey && !ctrlKey) remember()
    },
    onClick: ({ target, metaKey, ctrlKey }: MouseEvent) => {
      // After a click on a checkbox, its row takes the focus, so that the list's keys work.
      if (target instanceof HTMLInputElement) target.closest<HTMLElement>('[data-row]')?.focus()
      if (!open || (target instanceof Element && target.closest(ownPurpose))) return
      if (getSelection()?.isCollapsed === false) return
      const row = rowAt(target)
      if (row) open(row, { newTab: metaKey || ctrlKey })
    },
  }
}

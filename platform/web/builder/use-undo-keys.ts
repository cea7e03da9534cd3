// Undo and redo by keyboard on the whole page. They are taken before any text field: its own undo would restore text
// that the edited content no longer contains.

import { useEffect } from 'react'

export interface Undoable {
  undo: () => void
  redo: () => void
}

export function useUndoKeys(edits: Undoable): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isMod = (event.ctrlKey || event.metaKey) && !event.altKey
      if (!isMod || document.querySelector('[role=dialog][aria-modal=true]')) return
      const key = event.key.toLowerCase()
      if (key === 'z' && !event.shiftKey) edits.undo()
      else if ((key === 'z' && event.shiftKey) || key === 'y') edits.redo()
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [edits])
}

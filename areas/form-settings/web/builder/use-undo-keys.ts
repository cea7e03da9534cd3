// Undo and redo shortcuts on the whole page, also in text fields: the browser's own undo would restore text that the
// form no longer contains.

import { useEffect } from 'react'
import type { Workbench } from './workbench.ts'

export function useUndoKeys(workbench: Workbench): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isMod = (event.ctrlKey || event.metaKey) && !event.altKey
      if (!isMod || document.querySelector('[role=dialog][aria-modal=true]')) return
      const key = event.key.toLowerCase()
      if (key === 'z' && !event.shiftKey) workbench.undo()
      else if ((key === 'z' && event.shiftKey) || key === 'y') workbench.redo()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [workbench])
}

// One step back and forth from anywhere on the page. Inside a text the browser would undo letters that the form no longer has.

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

// Undo and redo by keyboard on the whole page. They are taken before any text field: its own undo would restore text
// that the page no longer contains.

import { useEffect } from 'react'
import type { PageEditor } from './page-editor.ts'

export function useUndoKeys(editor: PageEditor): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isMod = (event.ctrlKey || event.metaKey) && !event.altKey
      if (!isMod || document.querySelector('[role=dialog][aria-modal=true]')) return
      const key = event.key.toLowerCase()
      if (key === 'z' && !event.shiftKey) editor.undo()
      else if ((key === 'z' && event.shiftKey) || key === 'y') editor.redo()
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [editor])
}

// Listens for the shortcuts of the registry, wherever the focus is, except while a dialog asks for something.

import { useEffect } from 'react'
import { commands, type Command } from './commands.ts'
import { matchPress, wordFor, type Matched } from './keys.ts'
import { openedOverlay } from './overlay.ts'

export function useShortcuts(isAllowed: (command: Command) => boolean) {
  useEffect(() => {
    let waiting: Matched['waiting']
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return
      const { target } = event
      const word = wordFor({
        key: event.key,
        ctrlKey: event.ctrlKey,
        metaKey: event.metaKey,
        altKey: event.altKey,
        inField:
          target instanceof HTMLElement &&
          target.matches('input, textarea, select, [contenteditable=true], [role=combobox]'),
      })
      // The palette may still be on its way: what is typed for it must not grade somebody.
      const isAsked = openedOverlay.now() !== undefined || document.querySelector('[role=dialog][aria-modal=true]')
      if (!word || isAsked) return
      const allowed = commands.now().filter(isAllowed)
      const matched = matchPress(word, new Set(allowed.flatMap(({ keys }) => keys ?? [])), waiting, event.timeStamp)
      waiting = matched.waiting
      const command = allowed.findLast(({ keys }) => keys !== undefined && keys === matched.keys)
      if (!command) return
      event.preventDefault()
      command.run()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [isAllowed])
}

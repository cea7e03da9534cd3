// Handles the registered shortcuts for the whole window, except while a dialog is open.

import { useEffect } from 'react'
import { commands, type Command } from '../../core/commands.ts'
import { isLetter, matchPress, wordFor, type Matched } from './keys.ts'
import { openedOverlay, typedForPalette } from '../panels/overlay.ts'

export function useShortcuts(isAllowed: (command: Command) => boolean) {
  useEffect(() => {
    let waiting: Matched['waiting']
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const { target } = event
      // The palette's field may still be loading or unfocused: letters typed meanwhile are buffered for it.
      if (openedOverlay.now() === 'palette' && isLetter(event) && !isInDialog(target)) {
        event.preventDefault()
        typedForPalette.set(typedForPalette.now() + event.key)
        return
      }
      if (event.repeat) return
      const word = wordFor({
        key: event.key,
        ctrlKey: event.ctrlKey,
        metaKey: event.metaKey,
        altKey: event.altKey,
        inField:
          target instanceof HTMLElement &&
          target.matches('input, textarea, select, [contenteditable=true], [role=combobox]'),
      })
      // An overlay may still be opening: text typed for it must not trigger a shortcut, such as one that rates an
      // application.
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

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog]') !== null

// Escape closes the topmost dialog only. The component library lets every open dialog hear the key.

import { useEffect, useEffectEvent } from 'react'

const open: symbol[] = []

export function useEscape(onEscape: () => void): void {
  const close = useEffectEvent(onEscape)
  useEffect(() => {
    const dialog = Symbol('dialog')
    open.push(dialog)
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || open.at(-1) !== dialog || closesItsList(event.target)) return
      // The other dialogs hear the same key when this one has gone.
      event.stopImmediatePropagation()
      close()
    }
    addEventListener('keydown', hear, { capture: true })
    return () => {
      removeEventListener('keydown', hear, { capture: true })
      open.splice(open.indexOf(dialog), 1)
    }
  }, [])
}

/** The library marks a field so while its list of options is open: Escape closes that list first. */
const closesItsList = (target: EventTarget | null): boolean =>
  target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true'

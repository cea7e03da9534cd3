// Escape closes only the topmost dialog; the component library closes all open ones.

import { useEffect, useEffectEvent } from 'react'

const open: symbol[] = []

export function useEscape(onEscape: () => void): void {
  const close = useEffectEvent(onEscape)
  useEffect(() => {
    const dialog = Symbol('dialog')
    open.push(dialog)
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || open.at(-1) !== dialog || closesItsList(event.target)) return
      // Without this, the other dialogs handle the same key once this one has closed.
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

/** The library sets this attribute while a field's dropdown is open: Escape closes the dropdown first. */
const closesItsList = (target: EventTarget | null): boolean =>
  target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true'

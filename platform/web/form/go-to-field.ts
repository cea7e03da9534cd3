// Scrolls to a field by its path, for links in an error summary.

import { fieldId } from './field-props.ts'

/** Scrolls to the field and focuses it; returns false if it is not on the page. */
export function goToField(name: string, scope = ''): boolean {
  const field = document.getElementById(fieldId(name, scope))
  if (!field) return false
  field.scrollIntoView({ block: 'center' })
  const control = field.matches('input, select, textarea, button')
    ? field
    : field.querySelector<HTMLElement>('input, button')
  const target = control ?? field
  target.focus()
  return true
}

/** Gives up after this many milliseconds: the focus must not jump while the user goes on working. */
const patience = 5000

/**
 * Focuses the field as soon as it is on the page, which may have to be switched or loaded first. Returns a function
 * that stops waiting.
 */
export function goToFieldOnceThere(name: string): () => void {
  if (goToField(name)) return () => {}
  const watch = new MutationObserver(() => goToField(name) && stop())
  const timer = setTimeout(() => stop(), patience)
  const stop = () => {
    watch.disconnect()
    clearTimeout(timer)
  }
  watch.observe(document.body, { childList: true, subtree: true })
  return stop
}

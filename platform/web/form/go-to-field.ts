// Leads to a field of the page by its path, as the links of an error summary do.

import { fieldId } from './field-props.ts'

/** Shows the field and takes the focus there; false while it is not on the page. */
export function goToField(name: string): boolean {
  const field = document.getElementById(fieldId(name))
  if (!field) return false
  field.scrollIntoView({ block: 'center' })
  const control = field.matches('input, select, textarea, button')
    ? field
    : field.querySelector<HTMLElement>('input, button')
  const target = control ?? field
  target.focus()
  return true
}

/** What has not come by then is not waited for: the focus is not to jump under the hands of somebody who goes on. */
const patience = 5000

/** As soon as the field is on the page, which may be turned or fetched first; answers how to stop waiting. */
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

// Text that is not a number stays as typed, and blocks submitting the form or leaving the wizard page that contains
// it.

/** On the input, while its text says no number. */
export const unreadableMark = 'data-unreadable'

/** Shows the first field that cannot be read, and takes the focus there; false when there is none. */
export function showUnreadable(place: ParentNode | null): boolean {
  const field = place?.querySelector<HTMLElement>(`[${unreadableMark}]`)
  if (!field) return false
  // A field says what is wrong with it once it is left.
  field.blur()
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
  return true
}

/** For every form of the product at once, before the form itself hears of it. */
export function holdUnreadable(page: Document): void {
  page.addEventListener(
    'submit',
    (event) => {
      if (!(event.target instanceof HTMLFormElement) || !showUnreadable(event.target)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true },
  )
}

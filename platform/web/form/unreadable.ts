// Text that is not a number stays as typed, and blocks submitting the form or leaving the wizard page that contains
// it.

/** Attribute of an input whose text is not a number. */
export const unreadableMark = 'data-unreadable'

/** Scrolls to the first unreadable field and focuses it; returns false if there is none. */
export function showUnreadable(place: ParentNode | null): boolean {
  const field = place?.querySelector<HTMLElement>(`[${unreadableMark}]`)
  if (!field) return false
  // A field shows its error on blur.
  field.blur()
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
  return true
}

/** Installed once for all forms; runs in the capture phase, before a form handles its submit. */
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

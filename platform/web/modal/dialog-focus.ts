// Keyboard order of a dialog: the first field has the focus, or the title if there is none, and the close button in the
// corner comes last.

const fields = [
  'input:not([type=hidden], [type=file], [disabled])',
  'textarea:not([disabled])',
  'select:not([disabled])',
  '[contenteditable=true]',
].join()
const controls = `a[href], button, summary, audio[controls], video[controls], [tabindex], ${fields}`
/** Class that the library gives its close button. */
const closeButton = '.mantine-Modal-close'
const title = '.mantine-Modal-title'

/** Late content is focused only within this time, so that the focus does not jump while the user works. */
const patience = 5000

/** Focuses the first field, which may have to be loaded first. Returns a function that stops waiting. */
export function focusFirstField(dialog: HTMLElement): () => void {
  if (markFirstField(dialog)) return () => {}
  markTitle(dialog)
  const stop = () => {
    watch.disconnect()
    clearTimeout(timer)
  }
  const watch = new MutationObserver(() => {
    if (!isUntouched(dialog)) return stop()
    const field = markFirstField(dialog)
    if (!field) return markTitle(dialog)
    field.focus()
    return stop()
  })
  const timer = setTimeout(stop, patience)
  watch.observe(dialog, { childList: true, subtree: true })
  return stop
}

/** The library's focus trap focuses the marked element; a dialog that marks another one itself keeps it. */
function markFirstField(dialog: HTMLElement): HTMLElement | undefined {
  const marked = dialog.querySelector<HTMLElement>(`[data-autofocus]:not(${title})`)
  if (marked) return marked
  const field = firstFieldIn(dialog)
  if (!field) return undefined
  dialog.querySelector(title)?.removeAttribute('data-autofocus')
  field.setAttribute('data-autofocus', 'true')
  return field
}

export const firstFieldIn = (dialog: HTMLElement): HTMLElement | undefined =>
  [...dialog.querySelectorAll<HTMLElement>(fields)].find(isReachable)

/** The library would focus the close button. */
function markTitle(dialog: HTMLElement): void {
  const heading = dialog.querySelector(title)
  heading?.setAttribute('tabindex', '-1')
  heading?.setAttribute('data-autofocus', 'true')
}

/** True while the focus is where the library put it without a field. Menus and lists of choices are outside the dialog. */
const isUntouched = (dialog: HTMLElement): boolean => {
  const active = document.activeElement
  if (!active || active === dialog) return true
  if (!dialog.contains(active)) return !active.closest('[role=menu], [role=listbox]')
  return active.matches(`${closeButton}, ${title}, [role=dialog]`)
}

interface KeyPress {
  shiftKey: boolean
  preventDefault: () => void
  stopPropagation: () => void
}

/** Moves the focus at the ends of the dialog, because the close button is first in the document. */
export function keepCloseLast(dialog: HTMLElement, event: KeyPress): void {
  const close = dialog.querySelector<HTMLElement>(closeButton)
  const others = [...dialog.querySelectorAll<HTMLElement>(controls)].filter((one) => one !== close && isReachable(one))
  const [first, last] = [others[0], others.at(-1)]
  if (!close || !first || !last) return
  const active = document.activeElement
  const [start, end] = event.shiftKey ? [last, first] : [first, last]
  const isAtTitle = active !== null && active.matches(`${title}, [role=dialog]`)
  const target = active === close || isAtTitle ? start : isSameStop(active, end) ? close : undefined
  if (!target) return
  event.preventDefault()
  // The library's focus trap would move the focus once more.
  event.stopPropagation()
  target.focus()
}

/** The radio buttons of a group are one stop of the Tab key. */
function isSameStop(active: Element | null, stop: HTMLElement): boolean {
  if (active === stop) return true
  const areRadios = active instanceof HTMLInputElement && stop instanceof HTMLInputElement && active.type === 'radio'
  return areRadios && stop.type === 'radio' && active.name !== '' && active.name === stop.name
}

const isReachable = (control: HTMLElement): boolean =>
  control.tabIndex >= 0 &&
  !control.matches(':disabled, [inert] *') &&
  control.checkVisibility({ visibilityProperty: true })

// Returns the link in a dialog that a click would follow in this window; null if the dialog stays open.

const ways =
  'a[href]:not([href^="#"], [target=_blank], [download], [href^="mailto:"], [href^="tel:"]), [data-leaves-dialog]'

interface Click {
  target: EventTarget
  button: number
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

export function linkOutOf({ target, button, ctrlKey, metaKey, shiftKey }: Click): HTMLElement | null {
  const opensElsewhere = button !== 0 || ctrlKey || metaKey || shiftKey
  return opensElsewhere || !(target instanceof Element) ? null : target.closest<HTMLElement>(ways)
}

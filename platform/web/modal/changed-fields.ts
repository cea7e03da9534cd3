// Detects whether the user changed a field of a dialog and left it changed. Compares the fields themselves, so that
// no dialog can forget one: the value of each before the user's first interaction after the field appeared, against
// its current value.

/** Search fields and filters change nothing that could be lost. */
const fields = [
  'input:not([type=search], [type=file])',
  'textarea',
  'select',
  '[contenteditable=true]',
  '[role=slider]',
]
const onlyLooked = '[data-not-saved], [data-not-saved] *'
const acts = ['pointerdown', 'keydown', 'beforeinput', 'paste', 'drop'] as const

export interface ChangedFields {
  has: () => boolean
  stop: () => void
}

export function watchFields(dialog: HTMLElement): ChangedFields {
  const before = new Map<Element, string>()
  const fieldsNow = () => [...dialog.querySelectorAll(fields.join())].filter((field) => !field.matches(onlyLooked))
  const remember = () => {
    for (const field of fieldsNow()) if (!before.has(field)) before.set(field, valueOf(field))
  }
  for (const act of acts) dialog.addEventListener(act, remember, { capture: true })
  return {
    has: () => fieldsNow().some((field) => valueOf(field) !== (before.get(field) ?? valueOf(field))),
    stop: () => {
      for (const act of acts) dialog.removeEventListener(act, remember, { capture: true })
    },
  }
}

function valueOf(field: Element): string {
  if (field instanceof HTMLInputElement)
    return field.type === 'checkbox' || field.type === 'radio' ? String(field.checked) : field.value
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) return field.value
  return field.getAttribute('aria-valuenow') ?? field.innerHTML
}

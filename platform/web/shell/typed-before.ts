// What somebody answered before the scripts came, and where they were: the screen that takes over goes on there.

type Answerable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isAnswerable = (element: Element | null): element is Answerable =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

/** By the name of the field: only what is no longer as the page came. */
export function typedBefore(): Map<string, string> {
  const fields = [...document.querySelectorAll('#foreword .field [name]')].filter(isAnswerable)
  return new Map(fields.filter(hasChanged).map(({ name, value }) => [name, value]))
}

function hasChanged(field: Answerable): boolean {
  if (field instanceof HTMLSelectElement) return ![...field.selectedOptions].every((option) => option.defaultSelected)
  if (field instanceof HTMLInputElement && field.type === 'radio') return field.checked && !field.defaultChecked
  return field.value !== field.defaultValue
}

/** To be called while the page still stands; answers how to go on once the screen is there. */
export function placeInForeword(): () => void {
  const before = document.activeElement
  if (!isAnswerable(before) || !before.closest('#foreword')) return () => {}
  const { name, value } = before
  const { top } = before.getBoundingClientRect()
  const caret = before instanceof HTMLSelectElement ? null : before.selectionStart
  return () => {
    const same = [...document.querySelectorAll(`#root [name="${CSS.escape(name)}"]`)].filter(isAnswerable)
    const after = same.find((field) => field.type !== 'radio' || field.value === value) ?? same[0]
    if (!after) return
    after.focus({ preventScroll: true })
    if (caret !== null && !(after instanceof HTMLSelectElement)) after.setSelectionRange(caret, caret)
    window.scrollBy({ top: after.getBoundingClientRect().top - top, behavior: 'instant' })
  }
}

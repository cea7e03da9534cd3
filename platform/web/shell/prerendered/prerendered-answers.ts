// Input elements of the prerendered page.

type Question = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isQuestion = (element: unknown): element is Question =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

const questions = (): Question[] => [...document.querySelectorAll('#foreword .field [name]')].filter(isQuestion)

/** Returns the name of the event's question, only if it is part of the prerendered content. */
export const questionOf = ({ target }: Event): string | undefined =>
  isQuestion(target) && target.closest('#foreword .field') ? target.name : undefined

export interface Standing {
  answer: string
  /** Value in the prerendered page. */
  before: string
  /** Time of the last edit, in milliseconds since 1970; undefined for a value of the prerendered page. */
  at?: number | undefined
}

/** Values by name of the question. */
export function standings(): Map<string, Standing> {
  const found = new Map<string, Standing>()
  for (const question of questions()) {
    const standing = found.get(question.name) ?? { answer: '', before: '' }
    found.set(question.name, standing)
    if (isBox(question)) {
      if (question.checked) standing.answer = question.value
      if (question.defaultChecked) standing.before = question.value
    } else {
      standing.answer = question.value
      standing.before = question instanceof HTMLSelectElement ? chosenIn(question) : question.defaultValue
    }
  }
  return found
}

/** Returns false if the question was answered meanwhile, here or on another device; that answer is kept. */
export function putBack(name: string, { answer, before }: Standing): boolean {
  const now = standings().get(name)
  if (now?.answer !== before || now.before !== before) return false
  for (const question of questions()) {
    if (question.name !== name) continue
    if (isBox(question)) question.checked = question.value === answer
    else question.value = answer
  }
  return true
}

const isBox = (question: Question): question is HTMLInputElement =>
  question instanceof HTMLInputElement && ['radio', 'checkbox'].includes(question.type)

const chosenIn = ({ options }: HTMLSelectElement): string =>
  ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''

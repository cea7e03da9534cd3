// The questions that a page asks before its scripts have come, as they stand.

export type Question = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isQuestion = (element: Element | null): element is Question =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

/** Those of a name, where the name is given. */
export const questionsIn = (place: string, name?: string): Question[] =>
  [...document.querySelectorAll(`${place} [name${name === undefined ? '' : `="${CSS.escape(name)}"`}]`)].filter(
    isQuestion,
  )

export interface Standing {
  answer: string
  /** What the page came with. */
  before: string
}

/** By the name of the question. */
export function forewordAnswers(): Map<string, Standing> {
  const found = new Map<string, Standing>()
  for (const question of questionsIn('#foreword .field')) {
    const standing = found.get(question.name) ?? { answer: '', before: '' }
    found.set(question.name, standing)
    if (question instanceof HTMLInputElement && question.type === 'radio') {
      if (question.checked) standing.answer = question.value
      if (question.defaultChecked) standing.before = question.value
    } else {
      standing.answer = question.value
      standing.before = question instanceof HTMLSelectElement ? chosenIn(question) : question.defaultValue
    }
  }
  return found
}

const chosenIn = ({ options }: HTMLSelectElement): string =>
  ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''

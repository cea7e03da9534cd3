// What somebody answered before the scripts came, and where they are: the screen that takes over goes on there.

import { fieldId } from '../../form/field-props.ts'

export interface Typed {
  answer: string
  /** In milliseconds since 1970: whoever kept something newer of the same question goes before. */
  at?: number | undefined
}

/** Of the script that stands in the page (`keep-typing.ts`). */
export interface TypedBefore {
  /** By the name of the question: only what somebody has changed. */
  answers: () => ReadonlyMap<string, Typed>
  /** The question that somebody was in last. */
  place: () => string | undefined
  /** Whoever took over what was typed has had the time to keep it. */
  forget: () => void
}

declare global {
  interface Window {
    typedBefore?: TypedBefore
  }
}

export const typedBefore = (): ReadonlyMap<string, Typed> => window.typedBefore?.answers() ?? new Map()

export const questionBefore = (): string | undefined => window.typedBefore?.place()

/** Takes over what stands in the page now, and opens the place of its question. */
type Successor = () => void

let successor: Successor | undefined

/** To be said before the first screen is shown; answers how to step back. */
export function succeed(next: Successor): () => void {
  successor = next
  return () => (successor = undefined)
}

const untilKept = 1000

export const takeOver = (): void => successor?.()

export const forgetTypedBefore = (): void => {
  if (successor) setTimeout(() => window.typedBefore?.forget(), untilKept)
}

const focused = (): Element | null => document.querySelector('#foreword .field :focus')

/** False while somebody is in a question that the screen behind the page does not show yet. */
export const canGoOn = (): boolean => focused() === null || inScreen(questionBefore()) !== null

/** To be called while the page still stands; answers how to go on once the screen is there. */
export function placeInPrerendered(): () => void {
  const before = focused()
  if (!before) return focusOf(document.querySelector('#foreword :focus')?.textContent)
  const name = questionBefore()
  const { top } = before.getBoundingClientRect()
  const caret = isText(before) ? before.selectionStart : null
  return () => {
    const after = inScreen(name)
    if (!after) return
    after.focus({ preventScroll: true })
    if (caret !== null && isText(after)) after.setSelectionRange(caret, caret)
    window.scrollBy({ top: after.getBoundingClientRect().top - top, behavior: 'instant' })
  }
}

/** To the button or the link of the screen that says the same. */
const focusOf = (said: string | null | undefined) => () =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find(({ textContent }) => textContent === said)?.focus()

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

function inScreen(name: string | undefined): HTMLElement | null {
  const field = name === undefined ? null : document.getElementById(fieldId(name))
  if (!field || field.matches('input, textarea')) return field
  return field.querySelector<HTMLElement>(':checked') ?? field.querySelector('input')
}

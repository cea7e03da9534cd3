// Values typed before the scripts loaded, and the focused question: the screen that takes over continues there.

import { fieldId } from '../../form/field-props.ts'

export interface Typed {
  answer: string
  /** In milliseconds since 1970: an answer to the same question that was saved later takes precedence. */
  at?: number | undefined
}

/** Provided by the script in the page (`keep-typing.ts`). */
export interface TypedBefore {
  /** By the name of the question; only values that the user changed. */
  answers: () => ReadonlyMap<string, Typed>
  /** Question that had the focus last. */
  place: () => string | undefined
  /** Called when the screen has taken over the typed values and has had time to save them. */
  forget: () => void
}

declare global {
  interface Window {
    typedBefore?: TypedBefore
  }
}

export const typedBefore = (): ReadonlyMap<string, Typed> => window.typedBefore?.answers() ?? new Map()

export const questionBefore = (): string | undefined => window.typedBefore?.place()

/** Takes over the values currently in the page, and opens the part of the form that contains the focused question. */
type Successor = () => void

let successor: Successor | undefined

/** Call before the first screen is shown. Returns a function that unregisters. */
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

/** False while the focus is in a question that the screen behind the page does not show yet. */
export const canGoOn = (): boolean => focused() === null || inScreen(questionBefore()) !== null

/**
 * Call while the prerendered page is still present. Returns a function that restores the focus once the screen is
 * mounted.
 */
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

/** Focuses the button or link of the screen with the same text. */
const focusOf = (said: string | null | undefined) => () =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find(({ textContent }) => textContent === said)?.focus()

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

function inScreen(name: string | undefined): HTMLElement | null {
  const field = name === undefined ? null : document.getElementById(fieldId(name))
  if (!field || field.matches('input, textarea')) return field
  return field.querySelector<HTMLElement>(':checked') ?? field.querySelector('input')
}

// Keyboard control of the board: arrows walk between the cards, and choose a column while a card is picked up.

import type { CollisionDetection, KeyboardCoordinateGetter } from '@dnd-kit/core'
import { pointerWithin, rectIntersection } from '@dnd-kit/core'
import type { KeyboardEvent } from 'react'

const sideways: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Moves a picked up card to the top left corner of the next column. */
export const columnCoordinates: KeyboardCoordinateGetter = (event, { context }) => {
  const step = sideways[event.code]
  if (step === undefined) return undefined
  event.preventDefault()
  const columns = context.droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = context.droppableRects.get(id)
      return rect ? [{ id, rect }] : []
    })
    .toSorted((one, other) => one.rect.left - other.rect.left)
  const here = columns.findIndex(({ id }) => id === context.over?.id)
  const next = columns[here + step]
  return next && { x: next.rect.left, y: next.rect.top }
}

/** With a mouse the pointer decides, with the keyboard the column that the card lies on. */
export const columnUnder: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args)

const walks: Readonly<Record<string, (card: HTMLElement) => HTMLElement | null | undefined>> = {
  ArrowDown: (card) => cardIn(card, 1),
  ArrowUp: (card) => cardIn(card, -1),
  ArrowRight: (card) => cardBeside(card, 1),
  ArrowLeft: (card) => cardBeside(card, -1),
}

/** Returns true if the key was used. Ignores keys in the link and the menu of a card. */
export function walkCards(event: KeyboardEvent<HTMLElement>): boolean {
  const { target, key } = event
  if (!(target instanceof HTMLElement) || !target.matches('[data-card]')) return false
  if (key === 'Enter') {
    target.querySelector('a')?.click()
    return true
  }
  const next = walks[key]?.(target)
  next?.focus()
  return next !== undefined
}

const cardsOf = (column: Element | null | undefined) => [
  ...(column?.querySelectorAll<HTMLElement>('[data-card]') ?? []),
]

function cardIn(card: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const cards = cardsOf(card.closest('[data-column]'))
  return cards[cards.indexOf(card) + step] ?? card
}

/** Card at the same height in the next column that has any. */
function cardBeside(card: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const own = card.closest('[data-column]')
  const columns = [...(own?.parentElement?.querySelectorAll('[data-column]') ?? [])]
  const place = cardsOf(own).indexOf(card)
  const start = columns.findIndex((column) => column === own)
  const others = step === 1 ? columns.slice(start + 1) : columns.slice(0, start).toReversed()
  const cards = others.map(cardsOf).find((found) => found.length > 0)
  return cards?.[Math.min(place, cards.length - 1)] ?? card
}

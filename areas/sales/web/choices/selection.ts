// The choices that a buyer or a colleague has selected but not sent, with their effect on the price.

import type { OfferedOption } from '../../contract/choices.ts'

/** Option → key of the selected choice. */
export type Selection = Readonly<Record<string, string>>

export const selectionOf = (options: readonly OfferedOption[]): Selection =>
  Object.fromEntries(options.map(({ id, chosen }) => [id, chosen]))

/** In francs: options without a selection count with the choice that holds. */
export function effectOf(options: readonly OfferedOption[], selection: Selection): number {
  const rappen = options.map(({ id, chosen, choices }) => {
    const key = selection[id] ?? chosen
    return Math.round((choices.find((one) => one.key === key)?.effect ?? 0) * 100)
  })
  return rappen.reduce((sum, one) => sum + one, 0) / 100
}

/** False if each of these options is confirmed as selected. */
export const hasNews = (options: readonly OfferedOption[], selection: Selection): boolean =>
  options.some(({ id, state, chosen }) => state !== 'confirmed' || (selection[id] ?? chosen) !== chosen)

export const madeOf = (options: readonly OfferedOption[], selection: Selection) =>
  options.map(({ id, content, chosen }) => ({ option: id, content, choice: selection[id] ?? chosen }))

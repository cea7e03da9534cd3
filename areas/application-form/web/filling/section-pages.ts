// Sections as pages: the open page, and the page of an error.

import type { FormField } from '#areas/forms/rules/form-definition.ts'

export interface ShownSection {
  section: { key: string }
  fields: readonly Pick<FormField, 'key'>[]
}

/** The first page if no key is given or the section no longer applies. */
export const placeOf = (pages: readonly ShownSection[], key: string | undefined): number =>
  Math.max(
    0,
    pages.findIndex(({ section }) => section.key === key),
  )

/** Index of the first page with an error; null if the open page has one, or if there is none. */
export function pageToTurnTo(pages: readonly ShownSection[], open: number, wrong: readonly string[]): number | null {
  const has = (page: ShownSection | undefined) => page?.fields.some(({ key }) => wrong.includes(key)) ?? false
  if (has(pages[open])) return null
  const first = pages.findIndex(has)
  return first === -1 ? null : first
}

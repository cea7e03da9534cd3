// Moves a category among the categories of the same parent.

import { moved } from '#areas/applications/rules/priorities.ts'

interface Placed {
  id: string
  parent_id: string | null
}

export const siblingsOf = <Category extends Placed>(categories: readonly Category[], one: Placed): Category[] =>
  categories.filter(({ parent_id: parentId }) => parentId === one.parent_id)

/** The order of all categories for the server: siblings stand in their new order, all others as they were. */
export function withMoved(categories: readonly Placed[], one: Placed, to: number): Placed[] {
  const siblings = siblingsOf(categories, one)
  const from = siblings.findIndex(({ id }) => id === one.id)
  const others = categories.filter(({ parent_id: parentId }) => parentId !== one.parent_id)
  return [...moved(siblings, from, to), ...others].map(({ id, parent_id }) => ({ id, parent_id }))
}

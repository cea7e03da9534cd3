// Kinds that the public list offers: the available ones, and the one requested by URL even if it is empty.

import type { ObjectKind } from '#areas/buildings/rules/object-state.ts'

export interface OfferedKind {
  value: ObjectKind
  displayName: string
  count: number
  isForSale: boolean
}

type Translate = (key: string) => string

/** Always includes the chosen kind. Without objects of that kind, it counts as for sale if all other kinds are. */
export function offeredKinds(t: Translate, kinds: readonly OfferedKind[], chosen: ObjectKind): OfferedKind[] {
  if (kinds.some(({ value }) => value === chosen)) return [...kinds]
  const isForSale = kinds.every((one) => one.isForSale)
  return [...kinds, { value: chosen, displayName: t(`objects_title_${chosen}`), count: 0, isForSale }]
}

// Kinds that the public list offers: the available ones, and the one requested by URL even if it is empty.

import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import type { Translate } from '#platform/web/i18n/texts.ts'
import type { getPublicListInit } from '../../contract/public.ts'
import type { ObjectKind } from '#areas/buildings/rules/object-state.ts'

export type OfferedKind = ReceivedResponseOf<typeof getPublicListInit>['kinds'][number]

/** Always includes the chosen kind. Without objects of that kind, it counts as for sale if all other kinds are. */
export function offeredKinds(t: Translate, kinds: readonly OfferedKind[], chosen: ObjectKind): OfferedKind[] {
  if (kinds.some(({ value }) => value === chosen)) return [...kinds]
  const isForSale = kinds.every((one) => one.isForSale)
  return [...kinds, { value: chosen, displayName: t(`objects_title_${chosen}`), count: 0, isForSale }]
}

// Public label of an object's state: "free" for an object to let, "available" for an object for sale.

import { isSelling, type ProjectType } from '#platform/rules/project-type.ts'
import type { PublicState } from '#areas/buildings/rules/object-state.ts'

/** Text keys. */
export const publicStateText = (state: PublicState, type: ProjectType): string =>
  state === 'free' && isSelling(type) ? 'objects_public_free_to_buy' : `objects_public_${state}`

export const onlyFreeText = (type: ProjectType): string =>
  isSelling(type) ? 'objects_public_only_free_to_buy' : 'objects_public_only_free'

export function freeInHouseText(count: number, type: ProjectType): string {
  const isOne = count === 1
  if (isSelling(type)) return isOne ? 'objects_public_house_to_buy_one' : 'objects_public_house_to_buy'
  return isOne ? 'objects_public_house_free_one' : 'objects_public_house_free'
}

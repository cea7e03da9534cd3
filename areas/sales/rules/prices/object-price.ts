// Price of an object in force at a given time.

import type { ObjectState } from '#areas/buildings/rules/object-state.ts'

/** The price of a reserved or sold object is agreed and no longer follows the price list. */
export const agreedStates: readonly ObjectState[] = ['reserved', 'sold']

export const hasAgreedPrice = (state: ObjectState): boolean => agreedStates.includes(state)

interface Priced {
  lettingState: ObjectState
  /** Price stored with the object, possibly changed by hand. */
  sellingPrice: number | null
}

/** `listed` is the price in the version in force; null if the object is not in it. */
export function priceInForce(object: Priced, listed: { price: number; writtenAt: Date | null } | null): number | null {
  if (listed && listed.writtenAt === null && !hasAgreedPrice(object.lettingState)) return listed.price
  return object.sellingPrice
}

// What the public may know of an object: whether it is shown at all, what it is called, and whether its price is said.

import { isForSale } from '../for-sale.ts'
import {
  publicStateOf,
  type ObjectKind,
  type ObjectState,
  type PublicState,
} from '#areas/buildings/rules/object-state.ts'

export interface Shown {
  /** Of an object under notice, that of the letting to the next household. */
  lettingState: ObjectState
  isPublished: boolean
  /** Days as YYYY-MM-DD; null is open. */
  publicationStart: string | null
  publicationEnd: string | null
}

export interface PublicTerms {
  /** Day in Switzerland. */
  today: string
  reservedOnOpenOffer: boolean
  showsTaken: boolean
  hidesPricesOfTaken: boolean
}

/** Null: the public does not see it. */
export function publicFaceOf(object: Shown, terms: PublicTerms): { state: PublicState; saysPrice: boolean } | null {
  const state = publicStateOf(object.lettingState, terms)
  if (!state || !object.isPublished) return null
  if (object.publicationStart && object.publicationStart > terms.today) return null
  if (object.publicationEnd && object.publicationEnd < terms.today) return null
  if (state !== 'free' && !terms.showsTaken) return null
  return { state, saysPrice: state === 'free' || !terms.hidesPricesOfTaken }
}

/** Up to three go on the wish list and into one application. */
export const longestWishList = 3

interface Offered {
  kind: ObjectKind
  grossRent: number | null
  sellingPrice: number | null
}

/** What is let has a form where it is let by itself: a cellar goes along with a flat. Whatever is sold has one. */
const letByThemselves: readonly ObjectKind[] = ['apartment', 'parkingspace', 'craft']

export const hasForm = (object: Offered): boolean => letByThemselves.includes(object.kind) || isForSale(object)

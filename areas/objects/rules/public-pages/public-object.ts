// Decides the public view of an object: its visibility, its title, and the visibility of its price.

import { isForSale } from '../for-sale.ts'
import {
  publicStateOf,
  type ObjectKind,
  type ObjectState,
  type PublicState,
} from '#areas/buildings/rules/object-state.ts'

export interface Shown {
  /** For an object under notice, the state of the letting to the next household. */
  lettingState: ObjectState
  isPublished: boolean
  /** Days as YYYY-MM-DD; null is unlimited. */
  publicationStart: string | null
  publicationEnd: string | null
}

export interface PublicTerms {
  /** Current day in Switzerland. */
  today: string
  reservedOnOpenOffer: boolean
  showsTaken: boolean
  hidesPricesOfTaken: boolean
}

/** Returns null if the object is hidden from the public. */
export function publicFaceOf(object: Shown, terms: PublicTerms): { state: PublicState; saysPrice: boolean } | null {
  const state = publicStateOf(object.lettingState, terms)
  if (!state || !object.isPublished) return null
  if (object.publicationStart && object.publicationStart > terms.today) return null
  if (object.publicationEnd && object.publicationEnd < terms.today) return null
  if (state !== 'free' && !terms.showsTaken) return null
  return { state, saysPrice: state === 'free' || !terms.hidesPricesOfTaken }
}

/** Maximum number of objects on the wish list and in one application. */
export const longestWishList = 3

interface Offered {
  kind: ObjectKind
  grossRent: number | null
  sellingPrice: number | null
}

/**
 * Kinds that are let on their own and therefore have an application form; a cellar is let together with a flat. Every
 * object for sale has a form.
 */
const letByThemselves: readonly ObjectKind[] = ['apartment', 'parkingspace', 'craft']

export const hasForm = (object: Offered): boolean => letByThemselves.includes(object.kind) || isForSale(object)

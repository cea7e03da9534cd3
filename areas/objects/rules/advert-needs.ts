// Requirements of property portals for an advertisement that concern the object alone (domain.md §14). The area
// `marketing` has the whole checklist.

import type { ObjectKind } from '#areas/buildings/rules/object-state.ts'

export interface Advertised {
  kind: ObjectKind
  rooms: number | null
  area: number | null
  /** Rent or selling price, in Rappen. */
  price: number | null
  isForSale: boolean
  moveInDate: string | null
  pictures: number
  /** Title of the advertisement, otherwise of the object. */
  heading: string
  textLength: number
}

export const longestHeading = 70
export const shortestText = 200

const needs = {
  price: ({ price }) => price !== null,
  rooms: ({ kind, rooms }) => kind !== 'apartment' || rooms !== null,
  area: ({ kind, area }) => kind === 'parkingspace' || area !== null,
  move_in_date: ({ isForSale, moveInDate }) => isForSale || moveInDate !== null,
  picture: ({ pictures }) => pictures > 0,
  heading: ({ heading }) => heading.length <= longestHeading,
  text: ({ textLength }) => textLength >= shortestText,
} satisfies Record<string, (one: Advertised) => boolean>

export type AdvertNeed = keyof typeof needs
export const advertNeeds = Object.keys(needs) as AdvertNeed[]

/** Returns an empty list if portals would accept the advertisement. */
export const missingForAdvert = (one: Advertised): AdvertNeed[] => advertNeeds.filter((need) => !needs[need](one))

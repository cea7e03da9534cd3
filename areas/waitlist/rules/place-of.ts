// Place that a person searches for. It is chosen from a search and never typed, so names can be compared exactly.

import { isText, shapeOf } from '#platform/rules/reading.ts'

export const placeTypes = ['city', 'plz', 'colony', 'district', 'address'] as const
export type PlaceType = (typeof placeTypes)[number]

/** Field names follow the specification. Fields that do not belong to the type may be missing. */
export interface SoughtPlace {
  type: PlaceType
  plz: string | null
  city: string | null
  colony: string | null
  district: string | null
  /** Street and number. */
  address: string | null
}

const isName = (value: unknown): value is string | null => value === null || isText(value)

/** Type guard for code without access to the Zod schema. */
export const isSoughtPlace = shapeOf<SoughtPlace>({
  type: (value): value is PlaceType => placeTypes.some((type) => type === value),
  plz: isName,
  city: isName,
  colony: isName,
  district: isName,
  address: isName,
})

export const nowhere = { plz: null, city: null, colony: null, district: null, address: null }

/** `matchingSql` builds keys of the same form for a building. */
export function placeKeyOf(place: SoughtPlace): string {
  switch (place.type) {
    case 'city':
      return `city:${place.city}`
    case 'plz':
      return `plz:${place.plz}`
    case 'colony':
      return `colony:${place.colony}`
    case 'district':
      return `district:${place.city}:${place.district}`
    case 'address':
      return `address:${place.plz}:${place.address}`
  }
}

/** «4051 Basel», «Basel», «Gundeldingen, Basel»: names only, so the text is the same in every language. */
export function placeWords({ type, plz, city, colony, district, address }: SoughtPlace): string {
  const town = [plz, city].filter(Boolean).join(' ')
  if (type === 'colony' || type === 'district' || type === 'address') {
    return [{ colony, district, address }[type], town].filter(Boolean).join(', ')
  }
  return type === 'city' ? (city ?? '') : town
}

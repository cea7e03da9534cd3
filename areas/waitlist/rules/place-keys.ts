// The places that a building belongs to, and which places are near each other. Separate from `place-of.ts`, because
// the list of Swiss towns is too large for the browser.

import { placesIn } from '#areas/buildings/rules/places.ts'
import { swissPlaces } from '#areas/buildings/rules/swiss-places.ts'
import { nowhere, placeKeyOf, type SoughtPlace } from './place-of.ts'

export interface Located {
  postalCode: string
  city: string
  colony: string | null
  district: string | null
  street: string
  houseNumber: string
}

/** All places that a building lies in. */
export function placeKeysOf({ postalCode: plz, city, colony, district, street, houseNumber }: Located): string[] {
  const places: SoughtPlace[] = [
    { ...nowhere, type: 'city', city },
    { ...nowhere, type: 'plz', plz },
    { ...nowhere, type: 'address', plz, address: `${street} ${houseNumber}` },
  ]
  if (colony) places.push({ ...nowhere, type: 'colony', colony })
  if (district) places.push({ ...nowhere, type: 'district', city, district })
  return places.map(placeKeyOf)
}

/** Buildings whose postcodes share their first two digits are near each other. */
export const regionOf = (postalCode: string): string => postalCode.slice(0, 2)

export function regionsOf(places: readonly SoughtPlace[]): string[] {
  const codes = places.flatMap(({ plz, city }) => (plz ? [plz] : city ? codesOf(city) : []))
  return [...new Set(codes.map(regionOf))].toSorted()
}

let codesByCity: Map<string, string[]> | undefined

function codesOf(city: string): string[] {
  if (!codesByCity) {
    codesByCity = new Map()
    for (const { city: name, postalCode } of placesIn(swissPlaces)) {
      codesByCity.set(name, [...(codesByCity.get(name) ?? []), postalCode])
    }
  }
  return codesByCity.get(city) ?? []
}

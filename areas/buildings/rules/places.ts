// Looks up a postcode or a place: typing either suggests the other, with its canton.

import { swissPlaces } from './swiss-places.ts'

export interface Place {
  postalCode: string
  city: string
  canton: string
}

/** Postal place names first, then names of municipalities. */
export const placesIn = (data: string): Place[] =>
  data
    .trim()
    .split(/[|\n]/)
    .flatMap((entry) =>
      entry
        .slice(8)
        .split('/ ')
        .map((city, rank) => ({ rank, place: { postalCode: entry.slice(0, 4), canton: entry.slice(5, 7), city } })),
    )
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ place }) => place)

const places = placesIn(swissPlaces)

const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')

/**
 * Strips the part that distinguishes places of the same name: «Zuzwil SG» and «Wangen an der Aare» are also found by
 * their first word.
 */
const firstWord = (town: string): string => town.split(/[\s(,/]/, 1)[0] ?? town

const townsByCode = new Map<string, Set<string>>()
for (const { city, postalCode } of places) {
  const towns = townsByCode.get(postalCode) ?? new Set()
  townsByCode.set(postalCode, towns.add(firstWord(folded(city))))
}
const knownTowns = new Set(places.map(({ city }) => folded(city)))

/**
 * Returns at most `most` places: by postcode for digits, by name prefix for letters. Returns none for a single
 * character.
 */
export function findPlaces(typed: string, most = 8): Place[] {
  const looked = folded(typed.trim())
  if (looked.length < 2) return []
  const isCode = /^\d+$/.test(looked)
  const fits = isCode
    ? ({ postalCode }: Place) => postalCode.startsWith(looked)
    : ({ city }: Place) => folded(city).startsWith(looked)
  return places.filter(fits).slice(0, most)
}

/** False only if certain: the town is known, and no place with this postcode starts like it. Unknown towns pass. */
export function townFits(postalCode: string, city: string): boolean {
  const town = folded(city.trim())
  return !knownTowns.has(town) || (townsByCode.get(postalCode)?.has(firstWord(town)) ?? true)
}

/** The only place with this postcode; undefined if there is none or more than one. */
export function onlyPlaceOf(postalCode: string): Place | undefined {
  const found = places.filter((place) => place.postalCode === postalCode)
  return found.length === 1 ? found[0] : undefined
}

/** Canton of a postcode, if all its places are in the same canton; undefined otherwise. */
export function cantonOf(postalCode: string): string | undefined {
  const cantons = new Set(places.filter((place) => place.postalCode === postalCode).map(({ canton }) => canton))
  return cantons.size === 1 ? [...cantons][0] : undefined
}

// Looking up a postcode or a place: whoever types the one is offered the other, with its canton.

import { swissPlaces } from './swiss-places.ts'

export interface Place {
  postalCode: string
  city: string
  canton: string
}

/** The names of the post come first, those of municipalities after them. */
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

const knownCodes = new Set(places.map(({ postalCode }) => postalCode))
const codesByTown = new Map<string, Set<string>>()
for (const { city, postalCode } of places) {
  const codes = codesByTown.get(folded(city))
  if (codes) codes.add(postalCode)
  else codesByTown.set(folded(city), new Set([postalCode]))
}

/** At most `most`, by code for digits and by the beginning of the name for letters; nothing for a single sign. */
export function findPlaces(typed: string, most = 8): Place[] {
  const looked = folded(typed.trim())
  if (looked.length < 2) return []
  const isCode = /^\d+$/.test(looked)
  const fits = isCode
    ? ({ postalCode }: Place) => postalCode.startsWith(looked)
    : ({ city }: Place) => folded(city).startsWith(looked)
  return places.filter(fits).slice(0, most)
}

/** False only where it is certain: the town is known by other codes, and not by this one. Towns that nobody knows are let be. */
export function townFits(postalCode: string, city: string): boolean {
  const named = codesByTown.get(folded(city.trim()))
  return named === undefined || named.has(postalCode) || !knownCodes.has(postalCode)
}

/** The one place of a code; undefined when there is none, or more than one to choose from. */
export function onlyPlaceOf(postalCode: string): Place | undefined {
  const found = places.filter((place) => place.postalCode === postalCode)
  return found.length === 1 ? found[0] : undefined
}

/** Where all places of a code are in one canton, that one. */
export function cantonOf(postalCode: string): string | undefined {
  const cantons = new Set(places.filter((place) => place.postalCode === postalCode).map(({ canton }) => canton))
  return cantons.size === 1 ? [...cantons][0] : undefined
}

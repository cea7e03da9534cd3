// Where applications come from: canton, abroad or unknown by the postcode of the household's first adult, and what is
// masked of small groups.

import { isLargeEnough, maskedKeys } from '#areas/analytics/rules/masking.ts'
import { cantonOf, placesIn } from '#areas/buildings/rules/places.ts'
import { swissPlaces } from '#areas/buildings/rules/swiss-places.ts'
import { origins, type Origin } from './origins.ts'

export interface CountedPostcode {
  /** Two letters (ISO 3166); without one the address is in Switzerland. */
  country: string | null
  postcode: string | null
  count: number
}

let known: { originByCode: Map<string, Origin>; cityByCode: Map<string, string> } | undefined

/** Built at first use: the list of places is long. */
function knownCodes() {
  if (known) return known
  const cityByCode = new Map(
    placesIn(swissPlaces)
      .toReversed()
      .map(({ postalCode, city }) => [postalCode, city]),
  )
  const originByCode = new Map(
    [...cityByCode.keys()].flatMap((code) => {
      const origin = origins.find((one) => one === cantonOf(code))
      return origin ? [[code, origin] as const] : []
    }),
  )
  return (known = { originByCode, cityByCode })
}

export function originOf({ country, postcode }: Pick<CountedPostcode, 'country' | 'postcode'>): Origin {
  if (country && country !== 'CH') return 'abroad'
  return knownCodes().originByCode.get(postcode?.trim() ?? '') ?? 'unknown'
}

/** First place of a postcode; undefined for an unknown one. */
export const cityOf = (postcode: string): string | undefined => knownCodes().cityByCode.get(postcode)

/** All postcodes of these origins; none for `abroad` and `unknown`. */
export const postcodesOf = (wanted: readonly Origin[]): string[] =>
  [...knownCodes().originByCode].flatMap(([code, origin]) => (wanted.includes(origin) ? [code] : []))

export interface OriginPlace {
  postcode: string
  city: string
  count: number
}

export interface OriginGroup {
  origin: Origin
  /** Null if masked. */
  count: number | null
  /** Postcodes with their first place, largest first; those that are masked are left out. */
  places: OriginPlace[]
}

/**
 * Groups by origin, largest first. `masked` is the number of applications in groups that are too small to be shown; it
 * is zero if `showsAll`. Fewer than five applications in all are not shown: the total is null then.
 */
export function groupByOrigin(counted: readonly CountedPostcode[], showsAll: boolean) {
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  if (!showsAll && !isLargeEnough(total)) return { total: null, masked: 0, groups: [] }
  const groups = [...Map.groupBy(counted, originOf)]
    .map(([origin, rows]) => ({ origin, count: rows.reduce((sum, { count }) => sum + count, 0), rows }))
    .toSorted((a, b) => b.count - a.count || a.origin.localeCompare(b.origin))
  const counts = groups.map(({ origin, count }) => ({ key: origin, records: count }))
  const masked = showsAll ? new Set<string>() : maskedKeys(counts.toReversed())
  const shown = groups.filter(({ origin }) => !masked.has(origin))
  const hidden = groups.filter(({ origin }) => masked.has(origin))
  return {
    total,
    masked: hidden.reduce((sum, { count }) => sum + count, 0),
    groups: [
      ...shown.map(({ origin, count, rows }): OriginGroup => ({
        origin,
        count,
        places: placesOf(origin, rows, showsAll),
      })),
      ...hidden.map(({ origin }): OriginGroup => ({ origin, count: null, places: [] })),
    ],
  }
}

function placesOf(origin: Origin, rows: readonly CountedPostcode[], showsAll: boolean): OriginPlace[] {
  if (origin === 'abroad' || origin === 'unknown') return []
  const places = [...Map.groupBy(rows, ({ postcode }) => postcode?.trim() ?? '')].map(([postcode, same]) => ({
    postcode,
    city: cityOf(postcode) ?? '',
    count: same.reduce((sum, { count }) => sum + count, 0),
  }))
  const small = maskedKeys(places.map(({ postcode, count }) => ({ key: postcode, records: count })))
  return places
    .filter(({ postcode }) => showsAll || !small.has(postcode))
    .toSorted((a, b) => b.count - a.count || a.postcode.localeCompare(b.postcode))
}

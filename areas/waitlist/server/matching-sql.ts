// The rule of `rules/matching.ts` as SQL, for lists that cannot evaluate every pair in code. `o` is the object, `b`
// its building.

import { getTableName } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/public.ts'
import { criterionKeys, nearness, overlapDays, type Criterion } from '../rules/matching.ts'
import type { Need } from '../rules/criteria.ts'

const propertyObjectTable = getTableName(propertyObject)

interface Names {
  /** SQL alias of the request. */
  r: string
  /** SQL expression for today's date in Switzerland. */
  today: string
}

interface Standing {
  fits: string
  near: string
}

export interface MatchingSql {
  /** All criteria match. */
  fits: string
  /** Exactly one criterion fails, and only by a small margin. */
  near: string
}

/** Place keys of a building, in the same form as from `placeKeysOf`. */
const placeKeys = `array['city:' || b.city, 'plz:' || b.postal_code, 'colony:' || b.colony,
  'district:' || b.city || ':' || b.district, 'address:' || b.postal_code || ':' || b.street || ' ' || b.house_number]`

export const today = `(now() at time zone 'Europe/Zurich')::date`

export function matchingSql(names: Names): MatchingSql {
  const standings = criterionKeys.map((key) => standingOf(key, names))
  // An unknown result (null) counts as not fitting.
  const fits = standings.map(({ fits: one }) => `coalesce((${one}), false)`)
  const near = standings.map((one) => `coalesce((${one.fits}) or (${one.near}), false)`)
  return {
    fits: fits.join('\n and '),
    near: `${near.join('\n and ')}\n and ${fits.map((one) => `(not ${one})::int`).join(' + ')} = 1`,
  }
}

function standingOf(criterion: Criterion, { r, today: day }: Names): Standing {
  const isHome = `o.kind = 'apartment'`
  switch (criterion) {
    case 'kind':
      return { fits: `o.kind = any(${r}.kinds)`, near: 'false' }
    case 'place': {
      const fits = `${r}.place_keys = '{}' or ${r}.place_keys && ${placeKeys}`
      return { fits, near: `left(b.postal_code, 2) = any(${r}.regions)` }
    }
    case 'rooms':
      return {
        fits: `not ${isHome} or ${r}.rooms_from is null and ${r}.rooms_to is null or ${roomsWithin(r, 0)}`,
        near: roomsWithin(r, nearness.rooms),
      }
    case 'rent':
      return {
        fits: `${r}.rent_max is null or o.gross_rent <= ${r}.rent_max`,
        near: `o.gross_rent * 100 <= ${r}.rent_max * ${nearness.rentPercent}`,
      }
    case 'area':
      return {
        fits: `${r}.area_from is null or o.kind = 'parkingspace' or o.area >= ${r}.area_from`,
        near: `o.area * 100 >= ${r}.area_from * ${nearness.areaPercent}`,
      }
    case 'move_in':
      return {
        fits: `${r}.move_in_from is null or greatest(o.move_in_date, ${day}) >= ${r}.move_in_from - ${overlapDays}`,
        near: `greatest(o.move_in_date, ${day}) >= ${r}.move_in_from - ${nearness.moveInDays}`,
      }
    case 'household':
      return { fits: `not ${isHome} or ${householdWithin(r, 0)}`, near: householdWithin(r, nearness.persons) }
    default:
      return {
        fits: `not ${isHome} or not '${criterion}' = any(${r}.needs) or ${isMet[criterion]}`,
        near: criterion === 'obstacle_free' ? 'false' : 'true',
      }
  }
}

const roomsWithin = (r: string, more: number) =>
  `o.rooms >= coalesce(${r}.rooms_from, 0) - ${more} and o.rooms <= coalesce(${r}.rooms_to, 'infinity') + ${more}`

const householdWithin = (r: string, more: number) =>
  [
    [`${r}.adults + ${r}.children`, 'o.min_occupancy', 'o.max_occupancy'],
    [`${r}.adults`, 'o.min_adults', 'o.max_adults'],
    [`${r}.children`, 'o.min_children', 'o.max_children'],
  ]
    .map(([count, min, max]) => `${count} between coalesce(${min}, 0) - ${more} and coalesce(${max}, 1000) + ${more}`)
    .join(' and ')

/** True if the same building has an available parking space; `o` is in `b`. */
export const freeParking = `exists (select from ${propertyObjectTable} p
  where p.workspace_id = o.workspace_id and p.building_id = o.building_id and p.kind = 'parkingspace'
    and p.letting_state = 'available')`

const isMet: Record<Need, string> = {
  lift: `b.has_lift is not false or 'lift' = any(o.features)`,
  obstacle_free: `o.features && array['wheelchair_accessible', 'unobstructed']`,
  balcony: `coalesce(o.balcony_area, 0) > 0 or 'balcony' = any(o.features)`,
  not_ground_floor: `o.floor_number > 0`,
  dogs: 'o.allows_dogs is not false',
  cats: 'o.allows_cats is not false',
  parking: freeParking,
}

// The houses of the public list, cut open. What the public does not see is known to the rule that places it, and to nobody after.

import { cutOpen, type Housed } from '#areas/buildings/rules/house-section.ts'
import { streetTold, withoutNumber } from '#areas/buildings/rules/public-address.ts'
import { levelOf, roofOver } from '#areas/buildings/rules/storeys.ts'
import type { PublicHouse } from '../../contract/public-houses.ts'
import { publicItemOf } from './public-item.ts'
import { findHiddenUnits, findPublicHouses, findUnitsIn, type FoundHouse } from './public-houses-query.ts'
import { publicTerms } from './public-terms.ts'
import { paginationOf } from '#platform/server/table/pagination.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/public-houses.ts'

type Unit = PublicHouse['plan']['storeys'][number]['units'][number]

interface Placed extends Housed {
  buildingId: string
  told: Unit
}

export const listPublicHouses = publicHandler(contract.listPublicHouses, { isOpen: true }, async (ctx, { query }) => {
  const terms = await publicTerms(ctx)
  const { houses, total } = await findPublicHouses(ctx, query, terms)
  const ids = houses.map(({ id }) => id)
  const rows = await findUnitsIn(ctx, ids, query, terms)
  const seen = rows.flatMap((row): Placed[] => {
    const item = publicItemOf(ctx, row, terms)
    return item ? [{ ...row, told: { ...item, matches: row.matches } }] : []
  })
  // Where taken flats are not shown, blank ones would count them.
  const hidden = terms.showsTaken ? await findHiddenUnits(ctx, ids, rows) : []
  const blank = hidden.filter(isUpstairs).map((row): Placed => ({ ...row, told: null }))
  const byHouse = Map.groupBy([...seen, ...blank], ({ buildingId }) => buildingId)
  return {
    houses: houses.map((house) => houseOf(house, byHouse.get(house.id) ?? [])),
    pagination: paginationOf(total, { rowsPerPage: query.rowsPerPage, page: query.currentPage }),
  }
})

function houseOf(house: FoundHouse, units: readonly Placed[]): PublicHouse {
  const { id, title, postalCode, city, free } = house
  const { storeys } = cutOpen(units)
  // The kind of roof is told by what the public sees alone.
  const { roof } = cutOpen(units.filter(({ told }) => told !== null))
  return {
    id,
    title: withoutNumber(title, house),
    address: streetTold(house),
    postal_code: postalCode,
    city,
    free,
    plan: { roof, storeys: storeys.map((storey) => ({ ...storey, units: storey.units.map(({ told }) => told) })) },
  }
}

/** What anybody sees from the street: units of storeys over the ground whose floor is known. */
function isUpstairs(unit: Housed): boolean {
  const level = levelOf(unit)
  return typeof level === 'number' ? level >= 0 : level === null && roofOver(unit) !== null
}

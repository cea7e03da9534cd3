// Section drawings of the buildings in the public list. Data of hidden units is used for their position only and
// never sent.

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
  // If taken flats are hidden, blank units would reveal their number.
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
  // The roof shape is derived from public units only.
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

/** Units visible from the street: above ground, on a known storey. */
function isUpstairs(unit: Housed): boolean {
  const level = levelOf(unit)
  return typeof level === 'number' ? level >= 0 : level === null && roofOver(unit) !== null
}

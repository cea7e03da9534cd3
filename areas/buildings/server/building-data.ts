// Converts a building between its form and its row: facts without a column of their own are stored in one document,
// without unknown values.

import { buildingFactKeys } from '../rules/building-facts.ts'
import type { BuildingData } from '../contract/buildings.ts'
import type { BuildingRow } from './building-row.ts'

export const buildingDataOf = (row: BuildingRow): BuildingData => ({
  title: row.title,
  street: row.street,
  houseNumber: row.houseNumber,
  postalCode: row.postalCode,
  city: row.city,
  canton: row.canton,
  colony: row.colony,
  district: row.district,
  constructionYear: row.constructionYear,
  floors: row.floors,
  hasLift: row.hasLift,
  ownerName: row.ownerName,
  egid: row.egid,
  hidesHouseNumber: row.hidesHouseNumber,
  houseNumberSupplement: row.facts.houseNumberSupplement ?? null,
  metropolitan: row.facts.metropolitan ?? null,
  mark: row.facts.mark ?? null,
  markProperty: row.facts.markProperty ?? null,
})

/** Columns for the given form values; `kept` contains the stored facts. */
export function columnsOf<Data extends Partial<BuildingData>>(data: Data, kept: BuildingRow['facts'] = {}) {
  const { houseNumberSupplement: _1, metropolitan: _2, mark: _3, markProperty: _4, ...columns } = data
  const facts = buildingFactKeys.flatMap((key) => {
    const value = key in data ? data[key] : kept[key]
    return value ? [[key, value] as const] : []
  })
  return { ...columns, facts: Object.fromEntries(facts) }
}

// A building as its form shows it, and as it is kept: what has no column of its own stands in one document, without what is not known.

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

/** What is written for what was typed; `kept` are the facts that stand. */
export function columnsOf<Data extends Partial<BuildingData>>(data: Data, kept: BuildingRow['facts'] = {}) {
  const { houseNumberSupplement: _1, metropolitan: _2, mark: _3, markProperty: _4, ...columns } = data
  const facts = buildingFactKeys.flatMap((key) => {
    const value = key in data ? data[key] : kept[key]
    return value ? [[key, value] as const] : []
  })
  return { ...columns, facts: Object.fromEntries(facts) }
}

// Checks the data of an object for contradictions, for forms and for imports.

import type { Facts } from './object-facts.ts'
import type { ObjectKind } from '#areas/buildings/rules/object-state.ts'
import { isTypeOf } from './object-types.ts'

interface Data extends Pick<Facts, 'minIncome' | 'maxIncome' | 'minFortune' | 'maxFortune' | 'minAge' | 'maxAge'> {
  objectType: string
  ancillaryCost: number | null
  heatingCosts: number | null
  operatingCosts: number | null
  minOccupancy: number | null
  maxOccupancy: number | null
  minAdults: number | null
  maxAdults: number | null
  minChildren: number | null
  maxChildren: number | null
}

export interface DataProblem {
  field: keyof Data
  /** A text key. */
  key: string
}

const ranges = [
  ['minAdults', 'maxAdults', 'objects_range'],
  ['minChildren', 'maxChildren', 'objects_range'],
  ['minOccupancy', 'maxOccupancy', 'objects_occupancy_range'],
  ['minIncome', 'maxIncome', 'objects_range'],
  ['minFortune', 'maxFortune', 'objects_range'],
  ['minAge', 'maxAge', 'objects_range'],
] as const

/** Returns all problems, so that a form can show each at its field. Amounts in francs. */
export function problemsOf(kind: ObjectKind, data: Data): DataProblem[] {
  const problems: DataProblem[] = []
  if (!isTypeOf(kind, data.objectType)) problems.push({ field: 'objectType', key: 'objects_type_not_of_kind' })
  for (const [least, most, key] of ranges) {
    const [from, to] = [data[least], data[most]]
    if (from !== null && to !== null && from > to) problems.push({ field: most, key })
  }
  const { ancillaryCost, heatingCosts, operatingCosts } = data
  const parts = (heatingCosts ?? 0) + (operatingCosts ?? 0)
  if (ancillaryCost !== null && parts > ancillaryCost) {
    problems.push({ field: 'operatingCosts', key: 'objects_costs_more_than_ancillary' })
  }
  return problems
}

// Maps the unit data of the property software to import columns. It owns number, measures, rent and vacancy. Texts,
// pictures, sale prices and all other fields of an existing object are ours and are never overwritten (decision
// 0240).

import type { Cell } from '#areas/objects/rules/import/import-cells.ts'
import type { ImportKey } from '#areas/objects/rules/import/import-fields.ts'

export interface KnownFacts {
  description?: string | null | undefined
  street?: string | null | undefined
  zipCode?: string | null | undefined
  city?: string | null | undefined
  egid?: string | null | undefined
  floors?: number | null | undefined
  hasLift?: boolean | null | undefined
  category?: string | null | undefined
  storey?: number | null | undefined
  rooms?: number | null | undefined
  ewid?: string | null | undefined
  area?: number | null | undefined
  netRent?: number | null | undefined
  ancillaryCost?: number | null | undefined
  availableFrom?: string | null | undefined
}

export interface KnownUnit {
  reference: string
  unit: KnownFacts
  building: KnownFacts
}

/** Columns owned by the property software. */
const owned = {
  reference_number: ({ reference }) => reference,
  rooms: ({ unit }) => unit.rooms,
  area: ({ unit }) => unit.area,
  floorNumber: ({ unit }) => unit.storey,
  ewid: ({ unit }) => unit.ewid,
  netRent: ({ unit }) => unit.netRent,
  ancillaryCost: ({ unit }) => unit.ancillaryCost,
} satisfies Columns

/** The move-in date is imported only while no household has the object. */
const vacancy = { move_in_date: ({ unit }) => unit.availableFrom } satisfies Columns

/** Columns that only a new object takes over. */
const atFirst = {
  title: ({ unit, reference }) => unit.description || reference,
  kind: ({ unit }) => unit.category ?? 'other',
  building_title: ({ building }) => building.description,
  building_street: ({ building }) => building.street,
  building_postalCode: ({ building }) => building.zipCode,
  building_city: ({ building }) => building.city,
  building_egid: ({ building }) => building.egid,
  building_floors: ({ building }) => building.floors,
  building_hasLift: ({ building }) => building.hasLift,
} satisfies Columns

type Columns = Partial<Record<ImportKey, (known: KnownUnit) => Cell | undefined>>

const all: Columns = { ...owned, ...vacancy, ...atFirst }
export const unitColumns = Object.keys(all) as (keyof typeof owned | keyof typeof vacancy | keyof typeof atFirst)[]

export type Standing = 'new' | 'free' | 'taken'

/** An empty cell leaves the value unchanged. */
export function cellsOf(known: KnownUnit, standing: Standing): Cell[] {
  const said: Columns = { ...owned, ...(standing !== 'taken' && vacancy), ...(standing === 'new' && atFirst) }
  return unitColumns.map((column) => said[column]?.(known) ?? null)
}

/** The number of a unit starts with that of its building, which starts with that of its property: 1234.01.0001. */
export const parentOf = (reference: string): string => reference.replace(/[.-][^.-]*$/, '')

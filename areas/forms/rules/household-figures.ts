// Figures of a household: residents, contact person and income.

import { numberOf, textOf, type FormEntry, type Person } from './answers.ts'
import type { Residents } from './occupancy.ts'

/** A guarantor is liable for the rent but does not live there. */
export const livesThere = (adult: Person): boolean => adult.answers.tenant_type !== 'guarantor'

export const residentsOf = (entry: Pick<FormEntry, 'adults' | 'children'>): Residents => ({
  // A single adult lives there, whatever the role was among several.
  adults: entry.adults.length === 1 ? 1 : entry.adults.filter(livesThere).length,
  children: entry.children.length,
})

export const mainTenants = (adults: readonly Person[]): Person[] =>
  adults.filter((adult) => adult.answers.tenant_type === 'main_tenant')

/** The person who receives the mails: the chosen contact person, otherwise the main tenant. */
export function contactOf(entry: FormEntry): Person | undefined {
  const chosen = textOf(entry.answers, 'contact_person')
  return entry.adults.find(({ key }) => key === chosen) ?? mainTenants(entry.adults)[0] ?? entry.adults[0]
}

/** Sum of the lower ends of yearly income bands in francs, over adults who gave one; null if none did. */
export function incomeOf(entry: FormEntry): number | null {
  const bands = entry.adults.map((adult) => textOf(adult.answers, 'gross_income')).filter((band) => /^\d+$/.test(band))
  return bands.length === 0 ? null : bands.reduce((sum, band) => sum + Number(band), 0)
}

/** Monthly income divided by monthly gross rent, both in francs. */
export function incomeRatio(income: number | null, grossRent: number | null): number | null {
  if (income === null || grossRent === null || grossRent <= 0) return null
  return Math.round((income / 12 / grossRent) * 100) / 100
}

export const carParkingKeys = [
  'parking_regular',
  'parking_small',
  'parking_large',
  'parking_electric',
  'parking_electric_small',
  'parking_outdoor',
  'parking_special',
] as const

export const parkingSpacesOf = (entry: FormEntry): number =>
  entry.answers.parking === true ? carParkingKeys.reduce((sum, key) => sum + (numberOf(entry.answers, key) ?? 0), 0) : 0

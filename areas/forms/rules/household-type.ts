// The type of a household, derived from its people. It is asked only if the people leave it open: two adults who are
// not married may be a couple or share a flat.

import { textOf, type FormEntry } from './answers.ts'
import { livesThere, residentsOf } from './household-figures.ts'
import type { Residents } from './occupancy.ts'

/** People required by each household type; types not listed accept any (domain.md §3, our design). */
const fits: Record<string, (residents: Residents) => boolean> = {
  single_person_household: ({ adults, children }) => adults === 1 && children === 0,
  couple_household: ({ adults, children }) => adults === 2 && children === 0,
  couple_household_with_child: ({ adults, children }) => adults === 2 && children >= 1,
  single_parent_household: ({ adults, children }) => adults === 1 && children >= 1,
  flat_share: ({ adults }) => adults >= 2,
}

export const suitsHousehold = (type: string, residents: Residents): boolean => fits[type]?.(residents) ?? true

type Household = Pick<FormEntry, 'answers' | 'adults' | 'children'>

/** Null if the people alone do not decide it, or if there are none yet. */
export function derivedHouseholdType({ adults: people, children: minors }: Household): string | null {
  const { adults, children } = residentsOf({ adults: people, children: minors })
  if (adults === 1) return children > 0 ? 'single_parent_household' : 'single_person_household'
  if (adults !== 2) return null
  const roles = people.filter(livesThere).map(({ answers }) => answers.tenant_type)
  if (roles.includes('spouse')) return children > 0 ? 'couple_household_with_child' : 'couple_household'
  return roles.includes('subtenant') ? 'flat_share' : null
}

export const isHouseholdTypeOpen = (household: Household): boolean =>
  residentsOf(household).adults > 1 && derivedHouseholdType(household) === null

/** The stored type: the derived one, otherwise the answer if it fits the people. Empty if it is not known. */
export function householdTypeOf(household: Household): string {
  const derived = derivedHouseholdType(household)
  if (derived) return derived
  const answered = textOf(household.answers, 'household_type')
  if (answered === '' || household.adults.length === 0) return answered
  return suitsHousehold(answered, residentsOf(household)) ? answered : ''
}

/** Answers that fit these people, for the question. */
export function possibleHouseholdTypes(types: readonly string[], household: Pick<FormEntry, 'adults' | 'children'>) {
  const residents = residentsOf(household)
  return types.filter((type) => suitsHousehold(type, residents))
}

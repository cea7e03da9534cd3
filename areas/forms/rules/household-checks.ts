// Checks on the whole household: its type against its people, exactly one main tenant, and occupancy limits.

import { acrossOf } from './across.ts'
import { nameOf, ownPartFor, textOf, type FormEntry, type FormWorld, type Person } from './answers.ts'
import type { Finding } from './finding.ts'
import { sectionsOf, type FormDefinition, type FormField } from './form-definition.ts'
import { mainTenants, residentsOf } from './household-figures.ts'
import { judgeOccupancy, wishedObjects, type Residents } from './occupancy.ts'
import { shownFields } from './shown-fields.ts'

export interface Household {
  form: FormDefinition
  entry: FormEntry
  world: FormWorld
}

/** People required by each household type; types not listed accept any (domain.md §3, our design). */
const fits: Record<string, (residents: Residents) => boolean> = {
  single_person_household: ({ adults, children }) => adults === 1 && children === 0,
  couple_household: ({ adults, children }) => adults === 2 && children === 0,
  couple_household_with_child: ({ adults, children }) => adults === 2 && children >= 1,
  single_parent_household: ({ adults, children }) => adults === 1 && children >= 1,
  flat_share: ({ adults }) => adults >= 2,
}

export const typeMismatch = 'application_form_household_type_mismatch'

export const suitsHousehold = (type: string, residents: Residents): boolean => fits[type]?.(residents) ?? true

/** Problems of the household as a whole, in display order. */
export function householdFindings({ form, entry, world }: Household): Finding[] {
  const asked = askedIn({ form, entry, world })
  // A form without questions for people, such as the waitlist criteria, requires no adult.
  if (sectionsOf(form, 'adult').length === 0) return []
  if (entry.adults.length === 0) return [{ key: 'application_form_no_adult' }]
  const residents = residentsOf(entry)
  const counts = { adults: residents.adults, children: residents.children }
  return [
    ...mainTenantFindings(asked.tenants),
    ...(asked.hasHouseholdType && !suitsHousehold(textOf(entry.answers, 'household_type'), residents)
      ? [{ key: typeMismatch, values: counts }]
      : []),
    ...(world.occupancy === 'block' && judgeOccupancy(wishedObjects(entry, world), residents).isRefusedByAll
      ? [{ key: 'application_form_occupancy_refused', values: { persons: residents.adults + residents.children } }]
      : []),
  ]
}

/** Notices that do not block an application. */
export function householdHints(entry: FormEntry, world: FormWorld): Finding[] {
  const twice = recordedTwice(entry).map((name) => ({ key: 'application_form_same_person_hint', values: { name } }))
  if (entry.adults.length === 0) return twice
  const { refusing, isRefusedByAll } = judgeOccupancy(wishedObjects(entry, world), residentsOf(entry))
  if (isRefusedByAll && world.occupancy === 'block') return twice
  return [...twice, ...refusing.map(({ title }) => ({ key: 'application_form_occupancy_hint', values: { title } }))]
}

/** Names of people who share name and birth date with an earlier one: probably the same person. */
function recordedTwice({ adults, children }: FormEntry): string[] {
  const seen = new Set<string>()
  const again = new Set<string>()
  for (const person of [...adults, ...children]) {
    const born = textOf(person.answers, 'date_of_birth')
    const name = nameOf(person)
    if (!born || !name) continue
    const who = `${born} ${folded(name)}`
    if (seen.has(who)) again.add(name)
    seen.add(who)
  }
  return [...again]
}

const folded = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').toLowerCase()

interface Asked {
  /** Adults who are asked which tenant they will be. */
  tenants: Person[]
  hasHouseholdType: boolean
}

function askedIn({ form, entry, world }: Household): Asked {
  const across = acrossOf({ form, entry, world })
  const shown = (of: 'household' | 'adult', answers: Person['answers']) =>
    shownFields({ sections: sectionsOf(form, of), answers, world, across })
  return {
    tenants: entry.adults.filter(
      ({ key, answers }) => ownPartFor(entry, key)?.isAskedWhichTenant ?? asksForMainTenant(shown('adult', answers)),
    ),
    hasHouseholdType: shown('household', entry.answers).some(({ key }) => key === 'household_type'),
  }
}

/** True if these questions allow choosing to be the main tenant. */
export const asksForMainTenant = (shown: readonly FormField[]): boolean =>
  shown.some(({ key, options }) => key === 'tenant_type' && options?.some(({ value }) => value === 'main_tenant'))

function mainTenantFindings(asked: readonly Person[]): Finding[] {
  if (asked.length === 0) return []
  const [first, second] = mainTenants(asked)
  if (!first) return [{ key: 'application_form_no_main_tenant' }]
  return second
    ? [{ key: 'application_form_two_main_tenants', values: { one: nameOf(first), other: nameOf(second) } }]
    : []
}

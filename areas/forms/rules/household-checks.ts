// Checks on the whole household: exactly one main tenant, and occupancy limits.

import { acrossOf } from './across.ts'
import { nameOf, ownPartFor, textOf, type FormEntry, type FormWorld, type Person } from './answers.ts'
import type { Finding } from './finding.ts'
import { sectionsOf, type FormDefinition, type FormField } from './form-definition.ts'
import { mainTenants, residentsOf } from './household-figures.ts'
import { brokenRule, judgeOccupancy, wishedObjects } from './occupancy.ts'
import { shownFields } from './shown-fields.ts'

export interface Household {
  form: FormDefinition
  entry: FormEntry
  world: FormWorld
}

/** Problems of the household as a whole, in display order. */
export function householdFindings({ form, entry, world }: Household): Finding[] {
  // A form without questions for people, such as the waitlist criteria, requires no adult.
  if (sectionsOf(form, 'adult').length === 0) return []
  if (entry.adults.length === 0) return [{ key: 'application_form_no_adult' }]
  const residents = residentsOf(entry)
  return [
    ...mainTenantFindings(tenantsAsked({ form, entry, world })),
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
  return [...twice, ...occupancyNotes(entry, { ...world, objects: refusing })]
}

/** One note for each wished object whose limits the household does not meet. Staff decide about them. */
export function occupancyNotes(entry: FormEntry, world: FormWorld): Finding[] {
  if (entry.adults.length === 0) return []
  const residents = residentsOf(entry)
  return wishedObjects(entry, world).flatMap((object) => {
    const broken = brokenRule(object, residents)
    if (!broken) return []
    const { of, form, bounds, yours } = broken
    return [{ key: `application_form_occupancy_${of}_${form}`, values: { title: object.title, bounds, yours } }]
  })
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

/** Adults who are asked which tenant they will be. */
function tenantsAsked({ form, entry, world }: Household): Person[] {
  const across = acrossOf({ form, entry, world })
  const shown = (answers: Person['answers']) =>
    shownFields({ sections: sectionsOf(form, 'adult'), answers, world, across })
  return entry.adults.filter(
    ({ key, answers }) => ownPartFor(entry, key)?.isAskedWhichTenant ?? asksForMainTenant(shown(answers)),
  )
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

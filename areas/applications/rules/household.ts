// Rules for a household, whether the applicant or staff edits it: adults are of age, children are under age, and
// among several adults exactly one is the main tenant. The main tenant can only hand the role on. Contradictions
// between persons are allowed after sending, but shown to staff.

import { suitsHousehold } from '#areas/forms/rules/household-type.ts'
import { ageOn, oldestAge } from '#areas/forms/rules/days.ts'

export const mainTenant = 'main_tenant'

interface Limits {
  /** A day in Switzerland, YYYY-MM-DD. */
  today: string
  adultAge: number
}

/** Returns a text key if the date of birth does not match the kind of person; null if it does or is missing. */
export function ageProblem(kind: 'adult' | 'child', birth: string | null, { today, adultAge }: Limits): string | null {
  if (birth === null) return null
  const age = ageOn(today, birth)
  if (age < 0) return 'applications_birth_ahead'
  if (age > oldestAge) return 'application_form_birth_too_long_ago'
  if (kind === 'adult') return age < adultAge ? 'application_form_adult_too_young' : null
  return age >= adultAge ? 'application_form_child_too_old' : null
}

interface Adult {
  id: string
  tenantType: string | null
}

export interface Handover {
  /** The other person whose role changes: the former main tenant takes the role that the new one gives up. */
  former: { id: string; tenantType: string } | null
}

/** Returns the changes that follow when this adult takes a role; null if the household would have no main tenant. */
export function roleTaken(adults: readonly Adult[], id: string, wanted: string | null): Handover | null {
  const before = adults.find((adult) => adult.id === id)?.tenantType ?? null
  const former = adults.find((adult) => adult.id !== id && adult.tenantType === mainTenant)
  if (wanted === mainTenant) {
    const given = before === null || before === mainTenant ? 'flatmate' : before
    return { former: former ? { id: former.id, tenantType: given } : null }
  }
  return before === mainTenant && !former ? null : { former: null }
}

/** The last adult cannot be removed, nor the main tenant while there are other adults. */
export function removalProblem(adults: readonly Adult[], id: string): string | null {
  if (adults.length <= 1) return 'applications_last_adult_stays'
  const isMain = adults.find((adult) => adult.id === id)?.tenantType === mainTenant
  return isMain ? 'applications_main_tenant_stays' : null
}

interface Told {
  /** Household type from the form; empty if not asked. */
  householdType: string
  /** People who will live there. */
  adults: number
  children: number
  tenantTypes: readonly (string | null)[]
}

/** Returns text keys of contradictions within the answers, which staff see. */
export function contradictionsIn({ householdType, adults, children, tenantTypes }: Told): string[] {
  const leading = tenantTypes.filter((type) => type === mainTenant).length
  const isAsked = tenantTypes.some((type) => type !== null)
  return [
    ...(tenantTypes.length > 0 && !suitsHousehold(householdType, { adults, children })
      ? ['applications_contradiction_household_type']
      : []),
    ...(isAsked && leading === 0 ? ['applications_contradiction_no_main_tenant'] : []),
    ...(leading > 1 ? ['applications_contradiction_two_main_tenants'] : []),
  ]
}

import { describe, expect, it } from 'vitest'
import { ageProblem, contradictionsIn, removalProblem, roleTaken } from './household.ts'

const limits = { today: '2026-11-20', adultAge: 18 }
const ana = { id: 'ana', tenantType: 'main_tenant' }
const ben = { id: 'ben', tenantType: 'spouse' }
const eva = { id: 'eva', tenantType: 'guarantor' }

describe('age', () => {
  it.each([
    ['adult', '2008-11-20', null],
    ['adult', '2008-11-21', 'application_form_adult_too_young'],
    ['child', '2008-11-20', 'application_form_child_too_old'],
    ['child', '2008-11-21', null],
    ['child', '2026-12-01', 'applications_birth_ahead'],
    ['adult', '1906-11-20', null],
    ['adult', '1905-11-20', 'application_form_birth_too_long_ago'],
    ['child', '1890-05-05', 'application_form_birth_too_long_ago'],
    ['adult', null, null],
  ] as const)('%s born on %s: %s', (kind, birth, problem) => expect(ageProblem(kind, birth, limits)).toBe(problem))
})

describe('the main tenant', () => {
  it('hands the role on, and takes the one that was given up for it', () => {
    expect(roleTaken([ana, ben, eva], 'ben', 'main_tenant')).toEqual({ former: { id: 'ana', tenantType: 'spouse' } })
    const unnamed = { id: 'cy', tenantType: null }
    expect(roleTaken([ana, unnamed], 'cy', 'main_tenant')).toEqual({ former: { id: 'ana', tenantType: 'flatmate' } })
  })

  it('does not simply step down', () => {
    expect(roleTaken([ana, ben], 'ana', 'flatmate')).toBeNull()
    expect(roleTaken([ana, ben], 'ana', null)).toBeNull()
    expect(roleTaken([ana, ben], 'ben', 'flatmate')).toEqual({ former: null })
    expect(roleTaken([ana], 'ana', 'main_tenant')).toEqual({ former: null })
  })

  it('does not leave while others are there, nor does the last adult', () => {
    expect(removalProblem([ana, ben], 'ana')).toBe('applications_main_tenant_stays')
    expect(removalProblem([ana, ben], 'ben')).toBeNull()
    expect(removalProblem([ana], 'ana')).toBe('applications_last_adult_stays')
  })

  it('is nobody in households that never named one', () => {
    const nobody = [
      { id: 'a', tenantType: null },
      { id: 'b', tenantType: null },
    ]
    expect(roleTaken(nobody, 'a', 'spouse')).toEqual({ former: null })
    expect(removalProblem(nobody, 'a')).toBeNull()
  })
})

describe('what staff are shown to contradict itself', () => {
  const main = 'main_tenant'
  it.each([
    ['single_person_household', 1, 0, [main], []],
    ['single_person_household', 1, 0, [main, 'guarantor'], []],
    ['single_person_household', 3, 0, [main, 'flatmate', 'flatmate'], ['household_type']],
    ['couple_household', 2, 1, [main, 'spouse'], ['household_type']],
    ['flat_share', 1, 0, ['flatmate'], ['household_type', 'no_main_tenant']],
    ['other_household', 2, 0, [main, main], ['two_main_tenants']],
    // A form may ask for neither; and if all people have been deleted, there is nothing to compare.
    ['', 2, 0, [null, null], []],
    ['single_person_household', 0, 0, [], []],
  ])('%s, %i adults, %i children, %j: %j', (householdType, adults, children, tenantTypes, found) => {
    expect(contradictionsIn({ householdType, adults, children, tenantTypes })).toEqual(
      found.map((name) => `applications_contradiction_${name}`),
    )
  })
})

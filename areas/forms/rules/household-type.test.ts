import { describe, expect, it } from 'vitest'
import type { Answers } from './answers.ts'
import { isHouseholdTypeOpen, householdTypeOf, possibleHouseholdTypes } from './household-type.ts'
import { adult, child, household } from './testing/example-household.ts'

const living = (roles: readonly string[], children = 0, answers: Answers = {}) =>
  household({
    answers,
    adults: roles.map((tenant_type, index) => adult(`adult${index}`, { tenant_type })),
    children: Array.from({ length: children }, (_, index) => child(`child${index}`)),
  })

describe('the type of household', () => {
  it.each([
    [['main_tenant'], 0, 'single_person_household'],
    [['main_tenant'], 2, 'single_parent_household'],
    [['main_tenant', 'guarantor'], 1, 'single_parent_household'],
    [['main_tenant', 'spouse'], 0, 'couple_household'],
    [['main_tenant', 'spouse'], 1, 'couple_household_with_child'],
    [['main_tenant', 'spouse', 'guarantor'], 0, 'couple_household'],
    [['main_tenant', 'subtenant'], 0, 'flat_share'],
    // A single adult lives there, whatever the role was before others left.
    [['guarantor'], 0, 'single_person_household'],
  ])('follows from %o and %i children: %s', (roles, children, type) => {
    const entry = living(roles, children, { household_type: 'other_household' })
    expect(isHouseholdTypeOpen(entry)).toBe(false)
    expect(householdTypeOf(entry)).toBe(type)
  })

  it.each([
    [['main_tenant', 'flatmate'], 0],
    [['main_tenant', 'flatmate', 'flatmate'], 0],
    [['main_tenant', 'spouse', 'flatmate'], 1],
  ])('is asked of %o with %i children', (roles, children) => {
    expect(isHouseholdTypeOpen(living(roles, children))).toBe(true)
    const answered = (household_type: string) => householdTypeOf(living(roles, children, { household_type }))
    expect(answered('flat_share')).toBe('flat_share')
    expect(answered('single_person_household')).toBe('')
  })

  it('is not asked while there is nobody, and keeps what was answered', () => {
    expect(isHouseholdTypeOpen(living([]))).toBe(false)
    expect(householdTypeOf(living([], 0, { household_type: 'flat_share' }))).toBe('flat_share')
    expect(householdTypeOf(living(['main_tenant', 'flatmate']))).toBe('')
  })

  it('offers only what the people can be', () => {
    const types = [
      'single_person_household',
      'couple_household',
      'couple_household_with_child',
      'flat_share',
      'other_household',
    ]
    const offered = (children: number) => possibleHouseholdTypes(types, living(['main_tenant', 'flatmate'], children))
    expect(offered(0)).toEqual(['couple_household', 'flat_share', 'other_household'])
    expect(offered(1)).toEqual(['couple_household_with_child', 'flat_share', 'other_household'])
  })
})

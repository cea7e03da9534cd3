import { describe, expect, it } from 'vitest'
import { defaultInitialRentRules, formDutyOf, initialRentRule, initialRentSettings } from './initial-rent.ts'

const flat = { kind: 'apartment', canton: 'ZH', city: 'Winterthur', day: '2027-01-01' }
const duty = (change: Partial<typeof flat>) => formDutyOf(defaultInitialRentRules, { ...flat, ...change }).kind

describe('the official form of the initial rent', () => {
  it.each([
    [{}, 'required'],
    [{ canton: 'FR', city: 'Fribourg' }, 'required'],
    [{ canton: 'BE', city: 'Biel/Bienne' }, 'none'],
    [{ canton: 'VD', city: 'Lausanne' }, 'unclear'],
    [{ kind: 'parkingspace' }, 'none'],
    [{ kind: 'craft' }, 'none'],
    [{ day: '2025-09-30' }, 'none'],
  ])('for %o is %s', (change, kind) => {
    expect(duty(change)).toBe(kind)
  })

  it('holds in parts of a canton where they are named', () => {
    const rules = defaultInitialRentRules.map((rule) =>
      rule.canton === 'VD' ? { ...rule, places: ['Lausanne'] } : rule,
    )
    expect(formDutyOf(rules, { ...flat, canton: 'VD', city: 'lausanne' }).kind).toBe('required')
    expect(formDutyOf(rules, { ...flat, canton: 'VD', city: 'Aigle' }).kind).toBe('none')
  })

  it('ends with its rule', () => {
    const rules = defaultInitialRentRules.map((rule) => ({ ...rule, validTo: '2026-12-31' }))
    expect(formDutyOf(rules, flat).kind).toBe('none')
  })

  it('has the cantons of autumn 2025 until somebody edits the table', () => {
    expect(
      initialRentSettings
        .parse({})
        .rules.map(({ canton }) => canton)
        .join(' '),
    ).toBe('BS FR GE LU NE VD ZG ZH')
    expect(
      initialRentRule.safeParse({ canton: 'ZH', validFrom: '2027-01-01', validTo: '2026-01-01', source: 'x' }).success,
    ).toBe(false)
  })
})

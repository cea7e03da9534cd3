import { describe, expect, it } from 'vitest'
import { defaultInitialRentRules, formDutyOf, initialRentRule, initialRentSettings } from './initial-rent.ts'

const flat = { kind: 'apartment', canton: 'ZH', city: 'Winterthur', postalCode: '8400', day: '2027-01-01' }
const duty = (change: Partial<typeof flat>, rules = defaultInitialRentRules) =>
  formDutyOf(rules, { ...flat, ...change }).kind

describe('the official form of the initial rent', () => {
  it.each([
    [{}, 'required'],
    [{ canton: 'FR', city: 'Fribourg', postalCode: '1700' }, 'required'],
    [{ canton: 'BE', city: 'Biel/Bienne', postalCode: '2502' }, 'none'],
    [{ canton: 'VD', city: 'Lausanne', postalCode: '1003' }, 'required'],
    [{ canton: 'VD', city: 'Payerne', postalCode: '1530' }, 'required'],
    [{ canton: 'VD', city: 'Payerne', postalCode: '1530', day: '2025-11-01' }, 'unclear'],
    [{ canton: 'VD', city: 'Aigle', postalCode: '1860' }, 'none'],
    [{ canton: 'VD', city: 'Les Diablerets', postalCode: '1865' }, 'none'],
    [{ canton: 'VD', city: 'Montreux', postalCode: '1820' }, 'required'],
    [{ canton: 'NE', city: 'Neuchâtel', postalCode: '2000' }, 'unclear'],
    [{ kind: 'parkingspace' }, 'none'],
    [{ kind: 'craft' }, 'none'],
    [{ day: '2025-09-30' }, 'none'],
  ])('for %o is %s', (change, kind) => {
    expect(duty(change)).toBe(kind)
  })

  it('is decided commune by commune where the table says so, by name or by postcode', () => {
    const rules = defaultInitialRentRules.map((rule) =>
      rule.canton === 'NE' ? { ...rule, places: ['Neuchâtel', '2068–2074'], exempt: ['Le Locle', '2300'] } : rule,
    )
    const inNeuchatel = (city: string, postalCode: string) => duty({ canton: 'NE', city, postalCode }, rules)
    expect(inNeuchatel('neuchâtel', '2000')).toBe('required')
    expect(inNeuchatel('Marin-Epagnier', '2074')).toBe('required')
    expect(inNeuchatel('Le Locle', '2400')).toBe('none')
    expect(inNeuchatel('La Chaux-de-Fonds', '2300')).toBe('none')
    expect(inNeuchatel('Val-de-Ruz', '2054')).toBe('unclear')
    const others = rules.map((rule) => ({ ...rule, elsewhere: 'none' as const }))
    expect(duty({ canton: 'NE', city: 'Val-de-Ruz', postalCode: '2054' }, others)).toBe('none')
  })

  it('ends with its rule', () => {
    const rules = defaultInitialRentRules.map((rule) => ({ ...rule, validTo: '2026-12-31' }))
    expect(duty({}, rules)).toBe('none')
  })

  it('has the cantons of autumn 2025 until somebody edits the table', () => {
    const { rules } = initialRentSettings.parse({})
    expect([...new Set(rules.map(({ canton }) => canton))].join(' ')).toBe('BS FR GE LU NE VD ZG ZH')
    const rule = { canton: 'ZH', validFrom: '2027-01-01', source: 'x' }
    expect(initialRentRule.safeParse({ ...rule, validTo: '2026-01-01' }).success).toBe(false)
    expect(initialRentRule.safeParse({ ...rule, places: ['Uster'], exempt: ['uster '] }).success).toBe(false)
  })
})

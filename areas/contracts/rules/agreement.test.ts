import { describe, expect, it } from 'vitest'
import { missingFor, depositMonthsOf, type Agreed } from './agreement-missing.ts'
import { agreementContent, blocksFor, filled, placeholdersIn, unknownPlaceholders } from './agreement-template.ts'
import { variableKeys, type VariableKey } from './agreement-variables.ts'
import { defaultAgreement } from './default-agreement.ts'

const values = Object.fromEntries(variableKeys.map((key) => [key, 'x'])) as Record<VariableKey, string>
const agreed: Agreed = {
  values,
  isFixedTerm: false,
  noticeMonths: 3,
  grossRent: 150_000,
  deposit: 450_000,
  isHome: true,
  together: [],
  adults: [{ id: 'a', dateOfBirth: '1990-01-01' }],
  form: null,
}
const keysMissing = (change: Partial<Agreed>) =>
  missingFor({ ...agreed, ...change }, defaultAgreement.de).map(({ key }) => key)

describe('the wording a project starts with', () => {
  it('is whole in both languages, names known placeholders, and the same ones', () => {
    expect(agreementContent.parse(defaultAgreement)).toEqual(defaultAgreement)
    expect([...unknownPlaceholders(defaultAgreement)]).toEqual([])
    const named = (language: 'de' | 'fr') => defaultAgreement[language].flatMap(({ text }) => placeholdersIn(text))
    expect(named('fr')).toEqual(named('de'))
  })

  it('says of the end what was agreed', () => {
    const said = (isFixedTerm: boolean) =>
      blocksFor(defaultAgreement.de, { isFixedTerm, hasDeposit: true, hasCompanions: false })
        .map(({ text }) => text)
        .join()
    expect(said(true)).toContain('[place_contract_end]')
    expect(said(true)).not.toContain('[place_notice_months]')
    expect(said(false)).not.toContain('[place_contract_end]')
  })
})

describe('a placeholder', () => {
  it('is filled in, or leaves a gap to write into', () => {
    const text = 'Ab [place_contract_start] bis [place_contract_end]'
    expect(filled(text, { place_contract_start: '01.01.2027', place_contract_end: null })).toBe(
      'Ab 01.01.2027 bis ……………',
    )
  })

  it('that nobody knows is found with its place', () => {
    const content = { de: [{ kind: 'text' as const, when: 'always' as const, text: '[place_nowhere]' }], fr: [] }
    expect([...unknownPlaceholders(content)]).toEqual([['content.de.0.text', 'place_nowhere']])
  })
})

describe('an agreement', () => {
  it('lacks nothing when all is known and the deposit is lawful', () => {
    expect(keysMissing({})).toEqual([])
    expect(depositMonthsOf(agreed)).toBe(3)
  })

  it.each<[string, Partial<Agreed>, string[]]>([
    ['the start', { values: { ...values, place_contract_start: null } as Agreed['values'] }, ['place_contract_start']],
    ['a birth date', { adults: [{ id: 'a', dateOfBirth: null }] }, ['date_of_birth']],
    ['a lawful deposit', { deposit: 450_001 }, ['deposit_too_high']],
    ['lawful notice', { noticeMonths: 2 }, ['notice_too_short']],
    ['no notice before a fixed end', { noticeMonths: 2, isFixedTerm: true }, []],
    ['nothing for a shop', { deposit: 900_000, noticeMonths: 1, isHome: false }, []],
    ['nothing it does not say', { values: { ...values, place_contract_end: null } as Agreed['values'] }, []],
    [
      'the end of a fixed term',
      { isFixedTerm: true, values: { ...values, place_contract_end: null } as Agreed['values'] },
      ['place_contract_end'],
    ],
  ])('lacks %s', (_, change, keys) => {
    expect(keysMissing(change)).toEqual(keys)
  })

  it('needs what the official form asks for, less for a first letting', () => {
    const empty = {
      previousNetRent: null,
      previousAncillaryCost: null,
      reason: null,
      referenceRate: null,
      priceIndex: null,
    }
    expect(keysMissing({ form: { isFirstLetting: false, ...empty } })).toEqual([
      'previous_rent',
      'previous_ancillary_cost',
      'reference_rate',
      'price_index',
      'rent_reason',
    ])
    expect(keysMissing({ form: { isFirstLetting: true, ...empty } })).toEqual(['rent_reason'])
  })
})

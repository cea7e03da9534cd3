import { describe, expect, it } from 'vitest'
import { decide, referencesIn, suggest, wordsOf, type Candidate, type Credit } from './matching.ts'

const reference = '000000000313947143000901705'
const qrIban = 'CH4431999123000889012'

const credit = (fields: Partial<Credit> = {}): Credit => ({
  amount: 500_000,
  currency: 'CHF',
  account: 'CH9300762011623852957',
  collectedFor: qrIban,
  reference,
  debtorName: 'Erika Muster',
  text: '',
  hasDetails: true,
  ...fields,
})
const candidate = (fields: Partial<Candidate> = {}): Candidate => ({
  id: 'a',
  account: qrIban,
  reference,
  debtorWords: wordsOf('Erika Muster'),
  open: 500_000,
  state: 'open',
  recorded: [],
  ...fields,
})
const waits = (problem: string, proposedId: string | null = 'a') => ({ does: 'wait', problem, proposedId })
const recorded = [{ bookingId: 'b', amount: 500_000 }]

describe('an entry', () => {
  it.each<[string, Partial<Credit>, Partial<Candidate>, unknown]>([
    ['with the exact reference and amount is booked', {}, {}, { does: 'book', expectedId: 'a' }],
    ['that is short is booked', { amount: 1 }, {}, { does: 'book', expectedId: 'a' }],
    ['that pays the rest is booked', { amount: 2 }, { open: 2, state: 'partial' }, { does: 'book', expectedId: 'a' }],
    ['above the open amount waits', { amount: 500_001 }, {}, waits('over')],
    ['for a paid record waits', {}, { open: 0, state: 'paid' }, waits('double')],
    ['for an ended record waits', {}, { state: 'ended' }, waits('ended')],
    ['in another currency waits', { currency: 'EUR' }, {}, waits('currency')],
    ['on another account waits', { collectedFor: 'CH3130999000000000001' }, {}, waits('other_account')],
    ['on another ordinary account waits', {}, { account: 'CH5604835012345678009' }, waits('other_account')],
    ['without the QR-IBAN is booked', { collectedFor: '' }, {}, { does: 'book', expectedId: 'a' }],
    ['without its transactions waits', { hasDetails: false, reference: '' }, {}, waits('collective')],
    ['with an unknown reference waits', { reference: 'RF18539007547034' }, {}, waits('unknown_reference')],
    ['without a reference waits', { reference: '', debtorName: 'X', amount: 3 }, {}, waits('no_reference', null)],
    [
      'confirms the same amount that a person recorded',
      {},
      { open: 0, state: 'paid', recorded },
      { does: 'confirm', expectedId: 'a', bookingId: 'b' },
    ],
    ['with another amount than recorded waits', { amount: 7 }, { open: 0, state: 'paid', recorded }, waits('recorded')],
  ])('%s', (_name, given, expected, decision) => {
    expect(decide(credit(given), [candidate(expected)])).toEqual(decision)
  })
})

describe('a suggestion', () => {
  const typed = (fields: Partial<Credit>) => credit({ reference: '', ...fields })

  it.each<[string, Partial<Credit>, boolean]>([
    ['needs more than the amount', { debtorName: 'Hans Kohler' }, false],
    ['is made by amount and part of the name', { debtorName: 'Muster Peter' }, true],
    ['is made by amount and the name in the message', { debtorName: 'Bank', text: 'Zahlung von Erika Muster' }, true],
    [
      'is made by the reference in the message',
      { amount: 7, debtorName: '', text: '00 00000 00313 94714 30009 01705' },
      true,
    ],
    ['is not made for another currency', { currency: 'EUR' }, false],
  ])('%s', (_name, given, isMade) => {
    expect(suggest(typed(given), [candidate()])?.id).toBe(isMade ? 'a' : undefined)
  })

  it('is not made if two fit equally', () => {
    expect(suggest(typed({}), [candidate(), candidate({ id: 'b', reference: 'RF18539007547034' })])).toBeNull()
  })

  it('ignores what is paid', () => {
    expect(suggest(typed({}), [candidate({ state: 'paid' })])).toBeNull()
  })
})

it('references are found in a message, with and without spaces', () => {
  expect(referencesIn(`Ref. ${reference} danke`)).toEqual([reference])
  expect(referencesIn('RF18 5390 0754 7034')).toEqual(['RF18539007547034'])
  expect(referencesIn('Miete Dezember 2026')).toEqual([])
})

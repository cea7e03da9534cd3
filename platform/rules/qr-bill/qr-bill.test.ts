import { describe, expect, it } from 'vitest'
import { isComplete } from './party.ts'
import { readQrBill } from './payload.ts'
import {
  creditorReferenceOf,
  isCreditorReference,
  isQrIban,
  isQrReference,
  qrCheckDigit,
  qrReferenceOf,
  referenceFor,
  swissIban,
} from './references.ts'

const qrIban = 'CH4431999123000889012'
const iban = 'CH9300762011623852957'

describe('references', () => {
  it.each([
    ['21000000000313947143000901', '7'],
    ['00000000000000000000000000', '0'],
  ])('%s has the check digit %s', (digits, check) => {
    expect(qrCheckDigit(digits)).toBe(check)
    expect(isQrReference(digits + check)).toBe(true)
    expect(isQrReference(digits + ((Number(check) + 1) % 10))).toBe(false)
  })

  it('follow ISO 11649 for accounts without QR-IBAN', () => {
    expect(creditorReferenceOf(539007547034)).toBe('RF18539007547034')
    expect(isCreditorReference('RF18539007547034')).toBe(true)
    expect(isCreditorReference('RF19539007547034')).toBe(false)
  })

  it.each([
    [qrIban, true],
    [iban, false],
  ])('of the account %s are QR references: %s', (account, isQr) => {
    expect(isQrIban(account)).toBe(isQr)
    expect(isQrReference(referenceFor(account, 42))).toBe(isQr)
    expect(isCreditorReference(referenceFor(account, 42))).toBe(!isQr)
  })

  it.each([
    ['CH93 0076 2011 6238 5295 7', iban],
    ['CH9300762011623852958', null],
    ['DE89370400440532013000', null],
    ['', null],
  ])('%s is the account %s', (typed, account) => {
    expect(swissIban(typed)).toBe(account)
  })
})

const creditor = ['S', 'Malerei Keller AG', 'Seestrasse', '7', '8400', 'Winterthur', 'CH']
const debtor = ['S', 'Lindenhof AG', 'Bahnhofplatz', '1', '8001', 'Zürich', 'CH']
const none = ['', '', '', '', '', '', '']

interface Parts {
  account?: string
  from?: string[]
  amount?: string
  to?: string[]
  kind?: string
  reference?: string
  end?: string[]
}

const code = (parts: Parts = {}) =>
  [
    'SPC',
    '0200',
    '1',
    parts.account ?? qrIban,
    ...(parts.from ?? creditor),
    ...none,
    parts.amount ?? '1949.75',
    'CHF',
    ...(parts.to ?? debtor),
    parts.kind ?? 'QRR',
    parts.reference ?? qrReferenceOf(1234),
    'Rechnung 1234',
    ...(parts.end ?? ['EPD']),
  ].join('\n')

describe('the code of a bill', () => {
  it('is read with creditor, amount, debtor and reference', () => {
    expect(readQrBill(code())).toEqual({
      iban: qrIban,
      creditor: {
        name: 'Malerei Keller AG',
        street: 'Seestrasse',
        houseNumber: '7',
        postalCode: '8400',
        city: 'Winterthur',
        country: 'CH',
      },
      amount: 194_975,
      currency: 'CHF',
      debtor: {
        name: 'Lindenhof AG',
        street: 'Bahnhofplatz',
        houseNumber: '1',
        postalCode: '8001',
        city: 'Zürich',
        country: 'CH',
      },
      referenceType: 'QRR',
      reference: qrReferenceOf(1234),
      message: 'Rechnung 1234',
    })
  })

  it.each([
    ['an open amount and no debtor', { amount: '', to: none }, { amount: null, debtor: null }],
    ['whole francs', { amount: '200' }, { amount: 20_000 }],
    ['one decimal', { amount: '0.5' }, { amount: 50 }],
    [
      'a creditor reference',
      { account: iban, kind: 'SCOR', reference: 'RF18 5390 0754 7034' },
      { reference: 'RF18539007547034' },
    ],
    ['no reference', { account: iban, kind: 'NON', reference: '' }, { referenceType: 'NON' }],
    [
      'a combined address',
      { from: ['K', 'Malerei Keller AG', 'Seestrasse 7', '8400 Winterthur', '', '', 'CH'] },
      { creditor: expect.objectContaining({ street: 'Seestrasse 7', postalCode: '8400', city: 'Winterthur' }) },
    ],
    ['billing information', { end: ['EPD', '//S1/10/1234'] }, { amount: 194_975 }],
  ])('is read with %s', (_name, parts, read) => {
    expect(readQrBill(code(parts))).toMatchObject(read)
  })

  it('is read with line breaks of other systems', () => {
    expect(readQrBill(code().replaceAll('\n', '\r\n'))?.amount).toBe(194_975)
  })

  it.each([
    ['another code', 'https://example.ch'],
    ['no text', ''],
    ['a wrong account', code({ account: 'CH4431999123000889013' })],
    ['a QR-IBAN without QR reference', code({ kind: 'NON', reference: '' })],
    ['an ordinary IBAN with QR reference', code({ account: iban })],
    ['a wrong check digit', code({ reference: '210000000003139471430009018' })],
    ['a comma in the amount', code({ amount: '19,50' })],
    ['a negative amount', code({ amount: '-5.00' })],
    ['no end', code({ end: [''] })],
    ['no creditor', code({ from: none })],
  ])('is refused with %s', (_name, text) => {
    expect(readQrBill(text)).toBeNull()
  })
})

it('an address is complete with name, postcode, town and country', () => {
  const party = { name: 'A', street: '', houseNumber: '', postalCode: '8000', city: 'Zürich', country: 'CH' }
  expect([isComplete(party), isComplete({ ...party, city: ' ' })]).toEqual([true, false])
})

// Content of the QR code of a Swiss bill (SIX implementation guidelines, version 2).

import type { PostalParty } from './party.ts'
import { isCreditorReference, isQrIban, isQrReference, swissIban } from './references.ts'

export interface QrBill {
  iban: string
  creditor: PostalParty
  /** In Rappen; null if the payer fills it in. */
  amount: number | null
  currency: 'CHF' | 'EUR'
  debtor: PostalParty | null
  referenceType: 'QRR' | 'SCOR' | 'NON'
  reference: string
  message: string
}

/** Lines of the code, in order. */
const line = {
  iban: 3,
  creditor: 4,
  amount: 18,
  currency: 19,
  debtor: 20,
  kind: 27,
  reference: 28,
  message: 29,
  end: 30,
}

/** Null if the text is not a valid QR-bill. Combined addresses of older bills are read too. */
export function readQrBill(text: string): QrBill | null {
  const lines = text.split(/\r\n|\n|\r/).map((one) => one.trim())
  const at = (place: number): string => lines[place] ?? ''
  if (at(0) !== 'SPC' || !/^02\d\d$/.test(at(1)) || at(2) !== '1' || at(line.end) !== 'EPD') return null
  const iban = swissIban(at(line.iban))
  const creditor = partyIn(lines, line.creditor)
  const currency = currencyIn(at(line.currency))
  const amount = amountIn(at(line.amount))
  const kind = referenceTypeIn(at(line.kind))
  if (!iban || !creditor || !currency || amount === undefined || !kind) return null
  const reference = at(line.reference).replaceAll(' ', '')
  if (!isConsistent({ iban, kind, reference })) return null
  const debtor = partyIn(lines, line.debtor)
  return { iban, creditor, amount, currency, debtor, referenceType: kind, reference, message: at(line.message) }
}

const currencyIn = (text: string): QrBill['currency'] | null => (text === 'CHF' || text === 'EUR' ? text : null)

const referenceTypeIn = (text: string): QrBill['referenceType'] | null =>
  text === 'QRR' || text === 'SCOR' || text === 'NON' ? text : null

/** Undefined if the text is not an amount. */
function amountIn(text: string): number | null | undefined {
  if (text === '') return null
  const [, francs, cents = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return francs === undefined ? undefined : Number(francs) * 100 + Number(cents.padEnd(2, '0'))
}

interface Referred {
  iban: string
  kind: QrBill['referenceType']
  reference: string
}

function isConsistent({ iban, kind, reference }: Referred): boolean {
  if (kind === 'QRR') return isQrIban(iban) && isQrReference(reference)
  if (isQrIban(iban)) return false
  return kind === 'SCOR' ? isCreditorReference(reference) : reference === ''
}

/** Null without an address. */
function partyIn(lines: readonly string[], start: number): PostalParty | null {
  const [kind = '', name = '', first = '', second = '', postalCode = '', city = '', country = ''] = lines.slice(
    start,
    start + 7,
  )
  if (name === '') return null
  if (kind === 'S') return { name, street: first, houseNumber: second, postalCode, city, country }
  // Combined: a free line for the street, and one for postcode and town.
  const [, code = '', town = second] = /^(\S*\d\S*)\s+(.*)$/.exec(second) ?? []
  return kind === 'K' ? { name, street: first, houseNumber: '', postalCode: code, city: town, country } : null
}

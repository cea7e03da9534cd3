// References of QR-bills: the QR reference (27 digits) for a QR-IBAN, and the creditor reference (ISO 11649) for other
// accounts.

import { electronicFormatIBAN, isValidIBAN } from 'ibantools'

const carryOver = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]

/** Check digit of a QR reference: modulo 10, recursive. */
export function qrCheckDigit(digits: string): string {
  const carry = Array.from(digits).reduce((kept, digit) => carryOver[(kept + Number(digit)) % 10] ?? 0, 0)
  return String((10 - carry) % 10)
}

export const qrReferenceOf = (number: number | string): string => {
  const digits = String(number).padStart(26, '0')
  return digits + qrCheckDigit(digits)
}

export const isQrReference = (reference: string): boolean =>
  /^\d{27}$/.test(reference) && qrCheckDigit(reference.slice(0, 26)) === reference[26]

/** Remainder modulo 97 of digits and letters, where A is 10 and Z is 35. */
const mod97 = (text: string): number =>
  Array.from(text).reduce((rest, sign) => {
    const value = Number.parseInt(sign, 36)
    return (rest * (value > 9 ? 100 : 10) + value) % 97
  }, 0)

export function creditorReferenceOf(number: number | string): string {
  const body = String(number)
  const check = String(98 - mod97(`${body}RF00`)).padStart(2, '0')
  return `RF${check}${body}`
}

export const isCreditorReference = (reference: string): boolean =>
  /^RF\d{2}[0-9A-Z]{1,21}$/.test(reference) && mod97(reference.slice(4) + reference.slice(0, 4)) === 1

/** Without spaces; null for an account that a QR-bill cannot name. */
export function swissIban(typed: string): string | null {
  const iban = electronicFormatIBAN(typed) ?? ''
  return /^(?:CH|LI)/.test(iban) && isValidIBAN(iban) ? iban : null
}

/** The institution number of a QR-IBAN is 30000 to 31999. */
export const isQrIban = (iban: string): boolean => /^(?:CH|LI)\d{2}3[01]\d{3}/.test(iban)

/** Reference of the kind that the account requires, from at most 21 digits. */
export const referenceFor = (iban: string, number: number | string): string =>
  isQrIban(iban) ? qrReferenceOf(number) : creditorReferenceOf(number)

/** In groups of four, as printed on a QR-bill. */
export const writtenIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** A QR reference in groups of five from the right, a creditor reference in groups of four from the left. */
export const writtenReference = (reference: string): string =>
  isQrReference(reference) ? reference.replaceAll(/\B(?=(?:\d{5})+$)/g, ' ') : writtenIban(reference)

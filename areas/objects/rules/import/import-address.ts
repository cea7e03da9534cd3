// Reads the address in an import row. Street and number may share a cell, and so may postcode and town.

import { folded } from './import-cells.ts'

export interface Address {
  street: string
  houseNumber: string
  postalCode: string
  city: string
}

export function addressIn(said: Partial<Address>): Address {
  const [street, houseNumber] = apart(
    said.street ?? '',
    said.houseNumber ?? '',
    /^(.*\D)\s+(\d+\s?[a-z]?(?:\s?[-/]\s?\d+\s?[a-z]?)?)$/i,
  )
  const bare = (said.postalCode ?? '').replace(/^CH[-\s]/i, '')
  const [ownCode, ownCity] = apart(bare, said.city ?? '', /^(\d{4})\s+(.+)$/)
  const shared = ownCode === '' ? /^(?:CH[-\s])?(\d{4})(?:\s+(.+))?$/i.exec(ownCity) : null
  const [postalCode, city] = shared ? [shared[1] ?? '', shared[2] ?? ''] : [ownCode, ownCity]
  return { street, houseNumber, postalCode, city }
}

const apart = (whole: string, second: string, pattern: RegExp): [string, string] => {
  const [, first, rest] = second === '' ? (pattern.exec(whole) ?? []) : []
  return first !== undefined && rest !== undefined ? [first.trim(), rest.trim()] : [whole, second]
}

/** Normalises an address: «Lindenhofstr. 12» and «Lindenhofstrasse 12» give the same key. Null if a part is missing. */
export function addressKey({ street, houseNumber, postalCode }: Address): string | null {
  if (street === '' || houseNumber === '' || postalCode === '') return null
  return `${folded(street).replace(/str$/, 'strasse')} ${folded(houseNumber)} ${postalCode}`
}

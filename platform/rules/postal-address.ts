// Postal address of a letter, in the format of the post.

import type { Language } from './project-type.ts'

export interface PostalAddress {
  name: string
  /** Second line below the name, such as c/o or a department; often empty. */
  extra: string
  /** Includes the house number. */
  street: string
  postcode: string
  place: string
  /** ISO 3166, two letters. */
  country: string
}

export const postalParts = ['name', 'extra', 'street', 'postcode', 'place', 'country'] as const

const needed = ['name', 'street', 'postcode', 'place'] as const

/** Returns the missing parts that the post needs for delivery. */
export const missingIn = (address: PostalAddress): (typeof needed)[number][] =>
  needed.filter((part) => address[part].trim() === '')

export const isComplete = (address: PostalAddress): boolean => missingIn(address).length === 0

/**
 * Returns the address line by line; a foreign country is the last line, in capitals, as postal services abroad
 * require.
 */
export function postalLines(address: PostalAddress, language: Language): string[] {
  const { name, extra, street, postcode, place, country } = address
  const abroad = country && country !== 'CH' ? countryName(country, language).toLocaleUpperCase(`${language}-CH`) : ''
  return [name, extra, street, `${postcode} ${place}`, abroad].map((line) => line.trim()).filter(Boolean)
}

function countryName(code: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames([`${language}-CH`], { type: 'region' }).of(code) ?? code
}

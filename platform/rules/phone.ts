// Parses phone numbers and formats them for storage and display. A number without prefix belongs to the country that
// was chosen beside it, or to Switzerland (spec 1 §5).

import { isSupportedCountry, type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

export interface PhoneNumber {
  /** Stored form: +41791234567. */
  international: string
  /** Displayed form: +41 79 123 45 67. */
  spelled: string
  /** Digits only, for search: 41791234567 and 0791234567. */
  digits: string[]
}

/**
 * Returns undefined for an invalid number. `country` is a code of two letters; a person who lives there may still
 * have a Swiss number.
 */
export function phoneNumberOf(text: string, country = 'CH'): PhoneNumber | undefined {
  const there = isSupportedCountry(country) ? validIn(text, country) : undefined
  const number = there ?? validIn(text, 'CH')
  if (!number) return undefined
  const digits = [number.number, number.formatNational()].map((spelling) => spelling.replace(/\D/g, ''))
  return { international: number.number, spelled: number.formatInternational(), digits }
}

function validIn(text: string, country: CountryCode) {
  const number = parsePhoneNumberFromString(text, country)
  return number?.isValid() ? number : undefined
}

/** Returns the number as it is displayed; other text stays as it was written. */
export const spelledPhone = (text: string): string => phoneNumberOf(text)?.spelled ?? text

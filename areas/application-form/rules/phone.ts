// Phone numbers as people type them and as they are kept. A number without prefix is Swiss (spec 1 §5).

import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

export interface PhoneNumber {
  /** +41791234567, as it is kept. */
  international: string
  /** Digits alone, as people look for it: 41791234567 and 0791234567. */
  digits: string[]
}

/** Undefined for what is no valid number. */
export function phoneNumberOf(text: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, 'CH')
  if (!number?.isValid()) return undefined
  const digits = [number.number, number.formatNational()].map((spelling) => spelling.replace(/\D/g, ''))
  return { international: number.number, digits }
}

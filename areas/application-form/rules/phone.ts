// Phone numbers as people type them and as they are kept. A number without prefix is Swiss (spec 1 §5).

import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

export interface PhoneNumber {
  /** +41791234567 */
  international: string
  /** 0791234567 */
  national: string
}

/** Undefined for what is no valid number. */
export function phoneNumberOf(text: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, 'CH')
  if (!number?.isValid()) return undefined
  return { international: number.number, national: number.formatNational().replace(/\D/g, '') }
}

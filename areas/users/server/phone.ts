// Converts phone numbers between typed and stored form.

import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { fieldRefusal } from '#platform/server/app-error.ts'

/** Returns the international form; a number without prefix is Swiss. */
export function phoneIn(typed: string): string {
  if (typed === '') return ''
  const number = parsePhoneNumberFromString(typed, 'CH')
  if (!number?.isValid()) throw fieldRefusal('phone', 'general_phone_number_error')
  return number.formatInternational()
}

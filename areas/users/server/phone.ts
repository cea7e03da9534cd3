// A phone number as a person types it, and as it is kept.

import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { fieldRefusal } from '#platform/server/app-error.ts'

/** Kept in international spelling; a number without prefix is Swiss. */
export function phoneIn(typed: string): string {
  if (typed === '') return ''
  const number = parsePhoneNumberFromString(typed, 'CH')
  if (!number?.isValid()) throw fieldRefusal('phone', 'general_phone_number_error')
  return number.formatInternational()
}

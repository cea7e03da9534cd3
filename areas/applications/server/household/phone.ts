// Validates a phone number typed by staff and converts it to the international format.

import { phoneNumberOf } from '#platform/rules/phone.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'

interface Correction {
  field: string
  typed: string | null
  /** Value as stored now, and as the user saw it before typing. */
  kept: string | null
  seen: string | null
}

/** An unchanged number is kept even if it is invalid, since the user did not touch it. */
export function phoneToKeep({ field, typed, kept, seen }: Correction): string | null {
  if (typed === seen) return kept
  if (!typed) return null
  const number = phoneNumberOf(typed)
  if (!number) throw fieldRefusal(field, 'general_phone_number_error')
  return number.international
}

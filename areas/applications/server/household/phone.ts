// A number that staff type in: kept as it is dialled, refused when nobody could call it.

import { phoneNumberOf } from '#platform/rules/phone.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'

interface Correction {
  field: string
  typed: string | null
  /** As it is kept now, and as the person saw it before typing. */
  kept: string | null
  seen: string | null
}

/** What stands there unchanged stays, whatever it is: nobody can be asked to mend what they did not touch. */
export function phoneToKeep({ field, typed, kept, seen }: Correction): string | null {
  if (typed === seen) return kept
  if (!typed) return null
  const number = phoneNumberOf(typed)
  if (!number) throw fieldRefusal(field, 'general_phone_number_error')
  return number.international
}

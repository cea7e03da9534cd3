// Numbers that a code can be sent to: mobile ones in international form. Service numbers and landlines are refused.

import { isMobileNumber } from '#platform/rules/mobile-phone.ts'
import { phoneNumberOf } from '#platform/rules/phone.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'

export function mobileNumberIn(typed: string): string {
  const number = phoneNumberOf(typed)?.international
  if (!number) throw fieldRefusal('phone', 'general_phone_number_error')
  if (!isMobileNumber(number)) throw fieldRefusal('phone', 'general_valid_mobile_phone_number_msg')
  return number
}

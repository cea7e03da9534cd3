// Whether a number belongs to a mobile phone. With numbering plans of its own: those of `phone.ts` cannot tell, and this one is loaded
// only where a field allows nothing but mobile numbers.

import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

/** `international` as `phoneNumberOf` returns it: +41791234567. */
export const isMobileNumber = (international: string): boolean =>
  parsePhoneNumberFromString(international)?.isValid() ?? false

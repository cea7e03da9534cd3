// Checks if a number belongs to a mobile phone. It has numbering plans of its own, because those of `phone.ts` cannot
// tell; they are loaded only where a field accepts nothing but mobile numbers.

import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

/** Expects a number as returned by `phoneNumberOf`: +41791234567. */
export const isMobileNumber = (international: string): boolean =>
  parsePhoneNumberFromString(international)?.isValid() ?? false

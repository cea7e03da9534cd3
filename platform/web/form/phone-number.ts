// Phone numbers as people type them and as they are kept. Loaded apart: the numbering plans of the world weigh a good deal.

import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** +41 79 123 45 67, whatever way it was typed; undefined for what is no number. A number without prefix is Swiss. */
export function phoneNumberIn(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text, 'CH')
  return number?.isValid() ? number.formatInternational() : undefined
}

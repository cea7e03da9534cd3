// Password rules (spec 1 §5). The page shows the parts while the user types; the server requires all of them.

import { isCommonPassword } from './common-passwords.ts'

export const passwordParts = ['length', 'lower', 'upper', 'digit', 'special'] as const
export type PasswordPart = (typeof passwordParts)[number]

export const shortestPassword = 6
export const longestPassword = 20

/** The special characters, of which at least one is required; a space counts. */
const specialCharacter = /[ !"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~]/

const isMet: Record<PasswordPart, (password: string) => boolean> = {
  length: (password) => password.length >= shortestPassword && password.length <= longestPassword,
  lower: (password) => /\p{Ll}/u.test(password),
  upper: (password) => /\p{Lu}/u.test(password),
  digit: (password) => /[0-9]/.test(password),
  special: (password) => specialCharacter.test(password),
}

export function missingParts(password: string): PasswordPart[] {
  return passwordParts.filter((part) => !isMet[part](password))
}

/** Returns the text key of the first problem of a new password; null if it is valid. */
export function passwordProblem(password: string): string | null {
  if (password === '') return 'general_field_is_required'
  if (missingParts(password).length > 0) return 'admin_pattern_error_msg'
  return isCommonPassword(password) ? 'sign_in_password_too_common' : null
}

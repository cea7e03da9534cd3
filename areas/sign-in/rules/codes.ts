// The two kinds of second-factor codes: six digits from an app, or a recovery code.

export const recoveryCodeCount = 10
/** Number of wrong codes after which a session that awaits its second factor is ended. */
export const mostWrongCodes = 5

// Omits letters and digits that look alike on paper.
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const codeLength = 12

/** Typed code without the spaces and dashes that help reading. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase()

export const isAppCode = (plain: string): boolean => /^[0-9]{6}$/.test(plain)
export const isRecoveryCode = (plain: string): boolean => new RegExp(`^[${letters}]{${codeLength}}$`).test(plain)

/**
 * Converts random bytes to a code of 12 letters in groups of four; bytes that would bias the distribution are
 * skipped.
 */
export function recoveryCodeOf(randomBytes: Iterable<number>): string {
  const fair = Math.floor(256 / letters.length) * letters.length
  const chosen = [...randomBytes].filter((byte) => byte < fair).slice(0, codeLength)
  if (chosen.length < codeLength) throw new Error('too few random bytes for a recovery code')
  const code = chosen.map((byte) => letters[byte % letters.length]).join('')
  return `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`
}

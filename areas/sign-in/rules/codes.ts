// The two kinds of codes that stand for a second factor: six digits from an app, or a recovery code from paper.

export const recoveryCodeCount = 10
/** Wrong codes after which a session that awaits its second factor is over. */
export const mostWrongCodes = 5

// No letters that are taken for digits or for each other when they are read from paper.
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const codeLength = 12

/** Typed code without the spaces and dashes that help reading. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase()

export const isAppCode = (plain: string): boolean => /^[0-9]{6}$/.test(plain)
export const isRecoveryCode = (plain: string): boolean => new RegExp(`^[${letters}]{${codeLength}}$`).test(plain)

/** Random bytes as a code of 12 letters in groups of four; bytes that would favour a letter are passed over. */
export function recoveryCodeOf(randomBytes: Iterable<number>): string {
  const fair = Math.floor(256 / letters.length) * letters.length
  const chosen = [...randomBytes].filter((byte) => byte < fair).slice(0, codeLength)
  if (chosen.length < codeLength) throw new Error('too few random bytes for a recovery code')
  const code = chosen.map((byte) => letters[byte % letters.length]).join('')
  return `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`
}

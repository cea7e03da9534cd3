// Number of the federal register of enterprises (UID): CHE and nine digits, the last one a check digit by modulo 11.

const weights = [5, 4, 3, 2, 7, 6, 5, 4]

/** The number as it is stored and printed, CHE-123.456.788; undefined if it is none. Accepts any separators. */
export function uidOf(typed: string): string | undefined {
  const found = /^CHE[\s.-]*(\d{3})[\s.-]*(\d{3})[\s.-]*(\d{3})(?:\s*(?:MWST|TVA|IVA|HR|RC))?$/i.exec(typed.trim())
  if (!found) return undefined
  const digits = found.slice(1).join('')
  if (checkDigitOf(digits.slice(0, 8)) !== Number(digits[8])) return undefined
  return `CHE-${found.slice(1).join('.')}`
}

/** From 0 to 10; no number begins with digits whose check digit would be 10. */
function checkDigitOf(digits: string): number {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
  return (11 - (sum % 11)) % 11
}

// Short code that moves a form to another device: eight characters that are not confused when copied by hand. 25
// possible characters give 37 bits, safe against guessing for the fifteen minutes of validity because attempts are
// rate-limited.

/** Excludes characters that are easily confused: 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B. */
export const deviceCodeSigns = 'ACDEFGHJKMNPQRTUVWXY34679'
export const deviceCodeLength = 8
export const deviceCodeMinutes = 15

/** `random` returns uniformly distributed integers from 0 to below its limit. */
export const newDeviceCode = (random: (limit: number) => number): string =>
  Array.from({ length: deviceCodeLength }, () => deviceCodeSigns[random(deviceCodeSigns.length)]).join('')

/** Normalizes a typed code: accepts lower case, spaces and dashes. Returns null if it cannot be a code. */
export function readDeviceCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s.\-–]/g, '')
  return code.length === deviceCodeLength && code.split('').every((sign) => deviceCodeSigns.includes(sign))
    ? code
    : null
}

/** The code as displayed, in two groups of four. */
export const spelledDeviceCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`

// The short code that takes a form to another device: eight signs of which none looks or sounds much like another when it is
// copied by hand. 25 signs, so 37 bits: guessed within its fifteen minutes by nobody whose attempts are limited.

/** Without 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B. */
export const deviceCodeSigns = 'ACDEFGHJKMNPQRTUVWXY34679'
export const deviceCodeLength = 8
export const deviceCodeMinutes = 15

/** `random` gives whole numbers below its limit, each as likely as the others. */
export const newDeviceCode = (random: (limit: number) => number): string =>
  Array.from({ length: deviceCodeLength }, () => deviceCodeSigns[random(deviceCodeSigns.length)]).join('')

/** As people type it: in small letters, with gaps or a dash. Null when it can be no code. */
export function readDeviceCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s.\-–]/g, '')
  return code.length === deviceCodeLength && code.split('').every((sign) => deviceCodeSigns.includes(sign))
    ? code
    : null
}

/** In two halves, as it is shown. */
export const spelledDeviceCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`

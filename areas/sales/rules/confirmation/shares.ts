// Shares of co-buyers in the land register, written as fractions (1/2) or percentages (50%).

export interface Share {
  part: number
  whole: number
}

/** The land register writes fractions with small denominators; larger ones are typing errors. */
const largestWhole = 10_000

/** Returns the share in lowest terms, or null if the text is no share between 0 and 1. */
export function readShare(text: string): Share | null {
  const fraction = /^\s*(\d{1,5})\s*\/\s*(\d{1,5})\s*$/.exec(text)
  if (fraction) return shareOf(Number(fraction[1]), Number(fraction[2]))
  const percentage = /^\s*(\d{1,3})(?:[.,](\d{1,2}))?\s*%?\s*$/.exec(text)
  if (!percentage) return null
  const decimals = percentage[2] ?? ''
  return shareOf(Number(`${percentage[1]}${decimals}`), 100 * 10 ** decimals.length)
}

function shareOf(part: number, whole: number): Share | null {
  if (part === 0 || whole === 0 || part > whole || whole > largestWhole) return null
  const divisor = commonDivisor(part, whole)
  return { part: part / divisor, whole: whole / divisor }
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))

export const shareText = ({ part, whole }: Share): string => `${part}/${whole}`

/** Exact: three times 1/3 is a whole, three times 33.33 % is not. */
export function isWhole(shares: readonly Share[]): boolean {
  const whole = shares.reduce((product, share) => product * BigInt(share.whole), 1n)
  const sum = shares.reduce((total, share) => total + (BigInt(share.part) * whole) / BigInt(share.whole), 0n)
  return sum === whole
}

/** Equal shares for a number of buyers, as a proposal. */
export const equalShare = (buyers: number): string => (buyers === 1 ? '1/1' : `1/${buyers}`)

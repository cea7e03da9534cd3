// Amounts are whole Rappen in the database and in computations, and francs with two decimals on the wire.

export const rappenOf = (francs: number): number => Math.round(francs * 100)

export const francsOf = (rappen: number): number => rappen / 100

export const rappenOrNull = (francs: number | null): number | null => (francs === null ? null : rappenOf(francs))

export const francsOrNull = (rappen: number | null): number | null => (rappen === null ? null : francsOf(rappen))

/** False for amounts with more than two decimals. */
export const isWholeRappen = (francs: number): boolean => Math.abs(francs * 100 - Math.round(francs * 100)) < 1e-6

/** Largest amount in francs; its product with a rate in hundredths of a percent is still an exact integer. */
export const mostFrancs = 999_999_999.99

/** Share in hundredths of a percent, rounded half up to the Rappen. */
export const shareOf = (rappen: number, hundredths: number): number => dividedHalfUp(rappen * hundredths, 10_000)

/** Both whole and not negative. Exact, because no quotient is rounded before the comparison. */
export function dividedHalfUp(dividend: number, divisor: number): number {
  const rest = dividend % divisor
  return (dividend - rest) / divisor + (rest * 2 >= divisor ? 1 : 0)
}

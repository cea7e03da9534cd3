/** Gross yield in percent, with two decimals: target rent of a year divided by the price. Both in one unit. */
export const grossYieldOf = (targetRent: number | null, price: number | null): number | null =>
  targetRent === null || !price ? null : Math.round((targetRent / price) * 1e4) / 100

/** Formats francs for posters and titles: 1'950, or 1'950.50 with centimes. */
export const amountWords = (francs: number): string =>
  (Number.isInteger(francs) ? String(francs) : francs.toFixed(2)).replaceAll(/\B(?=(\d{3})+(?!\d))/g, "'")

/** As posters and titles say an amount in francs: 1'950, and 1'950.50 where there are centimes. */
export const amountWords = (francs: number): string =>
  (Number.isInteger(francs) ? String(francs) : francs.toFixed(2)).replaceAll(/\B(?=(\d{3})+(?!\d))/g, "'")

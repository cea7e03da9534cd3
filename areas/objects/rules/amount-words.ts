/** Formats francs for posters and titles: 1'950, or 1'950.50 with centimes. */
export const amountWords = (francs: number): string =>
  (Number.isInteger(francs) ? String(francs) : francs.toFixed(2)).replaceAll(/\B(?=(\d{3})+(?!\d))/g, "'")

/** Formats a measure with the decimals that it has: 78.5, 12'400. */
export const measureWords = (value: number): string => {
  const [whole = '', fraction] = String(value).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, "'")
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

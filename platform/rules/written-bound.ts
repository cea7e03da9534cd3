// The bound of a number as messages write it: an amount in groups of three, a year without.

export function writtenBound(bound: number): string {
  const [whole = '', part] = String(bound).split('.')
  const grouped = Math.abs(bound) < 10_000 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, "'")
  return part === undefined ? grouped : `${grouped}.${part}`
}

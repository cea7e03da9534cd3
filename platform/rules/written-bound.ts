// Formats the bound of a number for messages: amounts in groups of three digits, years without groups.

export function writtenBound(bound: number): string {
  const [whole = '', part] = String(bound).split('.')
  const grouped = Math.abs(bound) < 10_000 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, "'")
  return part === undefined ? grouped : `${grouped}.${part}`
}

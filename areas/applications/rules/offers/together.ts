// Total prices of objects that are let together, in francs.

/** Total monthly rent. */
export const rentOf = (all: readonly { grossRent: number | null }[]): number =>
  all.reduce((sum, { grossRent }) => sum + (grossRent ?? 0), 0)

/** Sum of the one-time deposits; null if none is set. */
export function depositOf(all: readonly { deposit: number | null }[]): number | null {
  const told = all.flatMap(({ deposit }) => deposit ?? [])
  return told.length > 0 ? told.reduce((sum, deposit) => sum + deposit, 0) : null
}

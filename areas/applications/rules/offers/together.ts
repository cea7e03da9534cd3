// Total prices of objects that are let together, in francs.

/** A month. */
export const rentOf = (all: readonly { grossRent: number | null }[]): number =>
  all.reduce((sum, { grossRent }) => sum + (grossRent ?? 0), 0)

/** Once, for all of them; null where none is asked for. */
export function depositOf(all: readonly { deposit: number | null }[]): number | null {
  const told = all.flatMap(({ deposit }) => deposit ?? [])
  return told.length > 0 ? told.reduce((sum, deposit) => sum + deposit, 0) : null
}

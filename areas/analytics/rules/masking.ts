// Hides small groups of people from those who are not administrators: a count below five is not shown and opens
// nothing. If only one group would be hidden, it could be found by subtraction; the next smallest is then hidden too.

export const smallest = 5

export interface Counted {
  key: string
  records: number
}

/** Keys of the groups to hide. Empty groups are not hidden. */
export function maskedKeys(groups: readonly Counted[]): ReadonlySet<string> {
  const filled = groups.filter(({ records }) => records > 0).toSorted((a, b) => a.records - b.records)
  const small = filled.filter(({ records }) => records < smallest)
  const hidden = small.reduce((sum, { records }) => sum + records, 0)
  const alsoHidden = small.length > 0 && hidden < smallest ? filled.slice(small.length, small.length + 1) : []
  return new Set([...small, ...alsoHidden].map(({ key }) => key))
}

// Small groups are not told: a household type with one application could be recognised.

export interface Group {
  value: string
  count: number
}

export interface MaskedGroups {
  shown: readonly Group[]
  /** Sum of the groups that are not shown by name; null if there are none. */
  others: number | null
}

export const smallestGroup = 5

/** A single small group takes the next larger one with it, because it could be computed from the total. */
export function maskedGroups(groups: readonly Group[]): MaskedGroups {
  const ordered = groups.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
  let shown = ordered.filter(({ count }) => count >= smallestGroup)
  const sumOfOthers = () => ordered.slice(shown.length).reduce((sum, { count }) => sum + count, 0)
  while (shown.length > 0 && shown.length < ordered.length && sumOfOthers() < smallestGroup) shown = shown.slice(0, -1)
  return { shown, others: shown.length === ordered.length ? null : sumOfOthers() }
}

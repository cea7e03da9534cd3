// Masks small groups: a household type with one application could identify the household.

import { maskedKeys } from '#areas/analytics/rules/masking.ts'

export interface Group {
  value: string
  count: number
}

export interface MaskedGroups {
  shown: readonly Group[]
  /** Sum of the groups that are not shown by name; null if there are none. */
  others: number | null
}

export function maskedGroups(groups: readonly Group[]): MaskedGroups {
  const ordered = groups.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
  const masked = maskedKeys(ordered.map(({ value, count }) => ({ key: value, records: count })).toReversed())
  const hidden = ordered.filter(({ value }) => masked.has(value))
  return {
    shown: ordered.filter(({ value }) => !masked.has(value)),
    others: hidden.length === 0 ? null : hidden.reduce((sum, { count }) => sum + count, 0),
  }
}

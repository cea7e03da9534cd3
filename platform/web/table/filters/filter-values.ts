// Interprets chosen filter values. A value that excludes nothing is no filter and is removed from the address
// (spec 1 §5).

import type { Filter, FilterValues } from '#platform/contract/table.ts'

export type FilterValue = FilterValues[string]

export function withFilter(filters: FilterValues, filter: Filter, value: FilterValue | undefined): FilterValues {
  const { [filter.key]: _, ...others } = filters
  return value !== undefined && excludesSomething(filter, value) ? { ...others, [filter.key]: value } : others
}

export function excludesSomething(filter: Filter, value: FilterValue): boolean {
  if (typeof value === 'boolean') return value
  if (Array.isArray(value)) return value.length > 0
  if (filter.type !== 'slider') return Object.values(value).some((day) => day !== undefined)
  const { min = filter.min ?? -Infinity, max = filter.max ?? Infinity } = rangeIn(value)
  return min > (filter.min ?? -Infinity) || max < (filter.max ?? Infinity)
}

/** Returns the set filters in the server's order; unknown keys of an old link are ignored. */
export function activeFilters(definitions: Filter[], filters: FilterValues): { filter: Filter; value: FilterValue }[] {
  return definitions.flatMap((filter) => {
    const value = filters[filter.key]
    return value !== undefined && excludesSomething(filter, value) ? [{ filter, value }] : []
  })
}

export const chosenIn = (value: FilterValue | undefined): string[] => (Array.isArray(value) ? value : [])

export function rangeIn(value: FilterValue | undefined): { min?: number | undefined; max?: number | undefined } {
  return isRecord(value) && ('min' in value || 'max' in value) ? value : {}
}

export function daysIn(value: FilterValue | undefined): { from?: string | undefined; to?: string | undefined } {
  return isRecord(value) && ('from' in value || 'to' in value) ? value : {}
}

type Ranges = Exclude<FilterValue, string[] | boolean>
const isRecord = (value: FilterValue | undefined): value is Ranges => typeof value === 'object' && !Array.isArray(value)

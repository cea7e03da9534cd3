// The URL contains only the values of a filter. Their names come from the definition, or from choices picked in this
// tab.

import type { Filter, FilterValues } from '#platform/contract/table.ts'
import { chosenIn } from './filter-values.ts'

const nameByValue = new Map<string, string>()

export function rememberNames(choices: { value: string; displayName: string }[]) {
  for (const { value, displayName } of choices) nameByValue.set(value, displayName)
}

export const choiceName = (filter: Filter, value: string): string => lookNameFor(filter, value) ?? value

export function knowsNames(filters: Filter[], values: FilterValues): boolean {
  return filters.every(
    (filter) =>
      filter.type !== 'multiselect_remote' ||
      chosenIn(values[filter.key]).every((value) => lookNameFor(filter, value) !== undefined),
  )
}

function lookNameFor(filter: Filter, value: string): string | undefined {
  return filter.choices?.find((one) => one.value === value)?.displayName ?? nameByValue.get(value)
}

// Filters of the open list: the set ones, and functions to set, clear and format them.

import type { Filter, FilterValues } from '#platform/contract/table.ts'
import { useText } from '../../i18n/texts.ts'
import { useListContext } from '../list-context.ts'
import { filterSentence } from './filter-sentence.ts'
import { activeFilters, withFilter, type FilterValue } from './filter-values.ts'
import { choiceName } from './choice-names.ts'

export function useFilters() {
  const t = useText()
  const { definition, list, change } = useListContext()
  const filters = definition.filters
  const active = activeFilters(filters, list.filters)
  return {
    filters,
    active,
    values: list.filters,
    set: (filter: Filter, value: FilterValue | undefined) =>
      change({ filters: withFilter(list.filters, filter, value) }),
    setAll: (values: FilterValues) => change({ filters: values }),
    clear: () => change({ filters: {} }),
    sentenceOf: (set: { filter: Filter; value: FilterValue }) =>
      filterSentence(set, t, (value) => choiceName(set.filter, value)),
  }
}

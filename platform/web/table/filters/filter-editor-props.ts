// Props of every filter editor. It reports a new value, or undefined for "no filter".

import type { Filter } from '#platform/contract/table.ts'
import type { FilterValue } from './filter-values.ts'

export interface FilterEditorProps {
  filter: Filter
  value: FilterValue | undefined
  onChange: (value: FilterValue | undefined) => void
}

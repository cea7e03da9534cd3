// One editor per filter type of the contract, used in a chip's popover and in the modal of all filters.

import type { ComponentType } from 'react'
import type { Filter } from '#platform/contract/table.ts'
import { CheckboxFilter } from './CheckboxFilter.tsx'
import { DateFilter } from './DateFilter.tsx'
import type { FilterEditorProps } from './filter-editor-props.ts'
import { RadioFilter } from './RadioFilter.tsx'
import { RemoteFilter } from './RemoteFilter.tsx'
import { SliderFilter } from './SliderFilter.tsx'
import { ToggleFilter } from './ToggleFilter.tsx'

const editorByType: Record<Filter['type'], ComponentType<FilterEditorProps>> = {
  checkbox: CheckboxFilter,
  radio: RadioFilter,
  slider: SliderFilter,
  date: DateFilter,
  toggle: ToggleFilter,
  multiselect_remote: RemoteFilter,
}

export function FilterEditor(props: FilterEditorProps) {
  const Editor = editorByType[props.filter.type]
  return <Editor {...props} />
}

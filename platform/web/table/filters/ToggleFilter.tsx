// A switch; off means no filter.

import { Switch } from '@mantine/core'
import type { FilterEditorProps } from './filter-editor-props.ts'

export function ToggleFilter({ filter, value, onChange }: FilterEditorProps) {
  return (
    <Switch
      label={filter.verbose_name}
      checked={value === true}
      onChange={(event) => onChange(event.currentTarget.checked || undefined)}
    />
  )
}

// Single choice. Long lists can be searched.

import { Select } from '@mantine/core'
import { useText } from '../../i18n/texts.ts'
import { useInputProps, type FieldProps } from '../field-props.ts'

export interface SelectOption {
  value: string
  displayName: string
  disabled?: boolean
}

interface Props extends FieldProps<string | null> {
  options: readonly SelectOption[]
  placeholder?: string
}

const searchableFrom = 8

export function SelectField(props: Props) {
  const t = useText()
  const input = useInputProps(props)
  return (
    <Select
      {...input}
      data={props.options.map(({ value, displayName, disabled = false }) => ({ value, label: displayName, disabled }))}
      value={props.value}
      onChange={props.onChange}
      placeholder={props.placeholder ?? t('general_choose')}
      searchable={props.options.length > searchableFrom}
      allowDeselect={!props.required}
      clearable={!props.required}
      nothingFoundMessage={t('general_no_entries_available')}
      checkIconPosition="right"
    />
  )
}

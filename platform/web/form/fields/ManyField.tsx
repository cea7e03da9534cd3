// Searchable multi-select of names.

import { MultiSelect } from '@mantine/core'
import { useInputProps, type FieldProps } from '../field-props.ts'
import { useText } from '../../i18n/texts.ts'

interface Props extends FieldProps<string[]> {
  options: readonly { value: string; displayName: string }[]
  /** Shown while nothing is chosen. */
  placeholder?: string
}

export function ManyField(props: Props) {
  const t = useText()
  const input = useInputProps(props)
  return (
    <MultiSelect
      {...input}
      data={props.options.map(({ value, displayName }) => ({ value, label: displayName }))}
      value={props.value}
      onChange={props.onChange}
      {...(props.value.length === 0 && props.placeholder !== undefined && { placeholder: props.placeholder })}
      searchable
      hidePickedOptions
      // The list of options itself scrolls: a scroll area around it could not be reached by keyboard.
      withScrollArea={false}
      styles={{ options: { maxHeight: 250, overflowY: 'auto' } }}
      nothingFoundMessage={t('general_no_entries_available')}
    />
  )
}

// Searchable multi-select of names.

import { MultiSelect } from '@mantine/core'
import { useInputProps, type FieldProps } from '#platform/web/form/field-props.ts'
import { useText } from '#platform/web/i18n/texts.ts'

interface Props extends FieldProps<string[]> {
  options: readonly { value: string; displayName: string }[]
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
      searchable
      hidePickedOptions
      nothingFoundMessage={t('general_no_entries_available')}
    />
  )
}

// Choice of an existing owner, with search.

import { Select } from '@mantine/core'
import { useState } from 'react'
import { useInputProps, type FieldProps } from '#platform/web/form/field-props.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useFoundOwners, type FoundOwner } from './use-found-owners.ts'

export function OwnerSelect(props: FieldProps<FoundOwner | null>) {
  const t = useText()
  const input = useInputProps(props)
  const { value, onChange, required } = props
  const [typed, setTyped] = useState(value?.name ?? '')
  // The name of the chosen owner in the field is no search.
  const { owners } = useFoundOwners(typed === value?.name ? '' : typed)
  const known = new Map([...(value ? [value] : []), ...owners].map((owner) => [owner.id, owner]))
  return (
    <Select
      {...input}
      searchable
      clearable={!required}
      allowDeselect={!required}
      placeholder={t('owners_select_placeholder')}
      searchValue={typed}
      onSearchChange={setTyped}
      data={[...known.values()].map(({ id, name }) => ({ value: id, label: name }))}
      // Shows all results of the server, which also matches words in another order.
      filter={({ options }) =>
        options.filter((option) => 'value' in option && owners.some(({ id }) => id === option.value))
      }
      value={value?.id ?? null}
      onChange={(id) => onChange(known.get(id ?? '') ?? null)}
      nothingFoundMessage={t('general_no_entries_available')}
      checkIconPosition="right"
    />
  )
}

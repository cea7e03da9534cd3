// Selects the objects that a person has asked about, with search; in order of preference, three at most.

import { MultiSelect } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { choicesEndpoint } from '#platform/contract/table.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useInputProps, type FieldProps } from '#platform/web/form/field-props.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { wantedObjectChoices } from '../contract/list.ts'
import type { PersonData } from '../contract/person.ts'
import { mostWanted } from '../rules/person-state.ts'

const searchObjects = choicesEndpoint(wantedObjectChoices)

export function WantedObjectsField(props: FieldProps<PersonData['objects']>) {
  const t = useText()
  const input = useInputProps(props)
  const { value, onChange } = props
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const { data } = useQuery({
    ...queryOf(searchObjects, { query: { search } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const found = search ? (data?.items ?? []) : []
  const known = new Map([...value, ...found].map((object) => [object.value, object]))
  return (
    <MultiSelect
      {...input}
      searchable
      hidePickedOptions
      clearable
      maxValues={mostWanted}
      placeholder={value.length === 0 ? t('interested_people_objects_placeholder') : ''}
      searchValue={typed}
      onSearchChange={setTyped}
      data={[...known.values()].map((object) => ({ value: object.value, label: object.displayName }))}
      // Shows all results of the server, which also matches words that are not in the name.
      filter={({ options }) =>
        options.filter((option) => 'value' in option && found.some((object) => object.value === option.value))
      }
      value={value.map((object) => object.value)}
      onChange={(ids) => onChange(ids.flatMap((id) => known.get(id) ?? []))}
      nothingFoundMessage={search ? t('general_no_entries_available') : t('interested_people_objects_type')}
    />
  )
}

// Selects the object that a cost belongs to, with search.

import { Select } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { choicesEndpoint } from '#platform/contract/table.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useInputProps, type FieldProps } from '#platform/web/form/field-props.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { CostData } from '../../contract/cost.ts'
import { costObjectChoices } from '../../contract/costs.ts'

const searchObjects = choicesEndpoint(costObjectChoices)

export function CostObjectField(props: FieldProps<CostData['object']>) {
  const t = useText()
  const input = useInputProps(props)
  const { value, onChange } = props
  const [typed, setTyped] = useState(value?.displayName ?? '')
  const search = useDeferredValue(typed.trim() === value?.displayName ? '' : typed.trim())
  const { data } = useQuery({
    ...queryOf(searchObjects, { query: { search } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const found = search ? (data?.items ?? []) : []
  const known = new Map([...(value ? [value] : []), ...found].map((object) => [object.value, object]))
  return (
    <Select
      {...input}
      searchable
      clearable
      placeholder={t('budget_object_placeholder')}
      searchValue={typed}
      onSearchChange={setTyped}
      data={[...known.values()].map((object) => ({ value: object.value, label: object.displayName }))}
      // Shows all results of the server, which also matches words that are not in the name.
      filter={({ options }) => options}
      value={value?.value ?? null}
      onChange={(id) => {
        const chosen = id === null ? undefined : known.get(id)
        onChange(chosen ? { value: chosen.value, displayName: chosen.displayName } : null)
      }}
      nothingFoundMessage={search ? t('general_no_entries_available') : t('budget_object_type')}
    />
  )
}

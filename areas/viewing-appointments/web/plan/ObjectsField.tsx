// Selects the objects of an appointment with search, in the order of the tour.

import { MultiSelect } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { useInputProps, type FieldProps } from '#platform/web/form/field-props.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { searchViewingObjects, type PlanData } from '../../contract/plan.ts'
import { planLimits } from '../../rules/appointment.ts'

export interface FoundObject {
  value: string
  displayName: string
  /** Unknown for objects that were chosen earlier. */
  address?: string
}

interface Props extends Omit<FieldProps<PlanData['objects']>, 'onChange'> {
  onChange: (objects: FoundObject[]) => void
}

export function ObjectsField(props: Props) {
  const t = useText()
  const input = useInputProps({ ...props, onChange: () => {} })
  const { value, onChange } = props
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const { data } = useQuery({
    ...queryOf(searchViewingObjects, { query: { search } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const found = search ? (data?.items ?? []) : []
  const known = new Map<string, FoundObject>([...value, ...found].map((object) => [object.value, object]))
  return (
    <MultiSelect
      {...input}
      searchable
      hidePickedOptions
      maxValues={planLimits.objects.most}
      placeholder={value.length === 0 ? t('viewing_appointments_objects_placeholder') : ''}
      searchValue={typed}
      onSearchChange={setTyped}
      data={[...known.values()].map((object) => ({ value: object.value, label: object.displayName }))}
      // Shows all results of the server, which also matches the address.
      filter={({ options }) =>
        options.filter((option) => 'value' in option && found.some((object) => object.value === option.value))
      }
      value={value.map((object) => object.value)}
      onChange={(ids) => onChange(ids.flatMap((id) => known.get(id) ?? []))}
      nothingFoundMessage={t(search ? 'general_no_entries_available' : 'viewing_appointments_objects_placeholder')}
    />
  )
}

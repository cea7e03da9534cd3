// Search field for places: towns, postcodes, districts, colonies and addresses. Several places are alternatives; an
// empty field means anywhere.

import { MultiSelect } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { useInputProps, type FieldProps } from '#platform/web/form/field-props.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { searchAddresses } from '../../contract/addresses.ts'
import { placeKeyOf, placeWords, type SoughtPlace } from '../../rules/place-of.ts'

export function PlacesField(props: FieldProps<readonly SoughtPlace[]>) {
  const t = useText()
  const input = useInputProps(props)
  const { value, onChange } = props
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const asks = search.length >= 2
  const { data } = useQuery({
    ...queryOf(searchAddresses, { query: { search } }),
    enabled: asks,
    placeholderData: keepPreviousData,
  })
  const found = asks ? (data?.items ?? []) : []
  const known = new Map([...value, ...found].map((place) => [placeKeyOf(place), place]))
  const labelOf = (place: SoughtPlace) =>
    place.type === 'city' || place.type === 'plz'
      ? placeWords(place)
      : t(`waitlist_place_${place.type}`, { place: placeWords(place) })
  return (
    <MultiSelect
      {...input}
      searchable
      hidePickedOptions
      clearable
      maxValues={20}
      placeholder={value.length === 0 ? t('waitlist_places_placeholder') : ''}
      searchValue={typed}
      onSearchChange={setTyped}
      data={[...known].map(([key, place]) => ({ value: key, label: labelOf(place) }))}
      // The server has already filtered the places. Filtering by label would omit districts.
      filter={({ options }) =>
        options.filter((option) => 'value' in option && found.some((place) => placeKeyOf(place) === option.value))
      }
      value={value.map(placeKeyOf)}
      onChange={(keys) =>
        onChange(
          keys.flatMap((key) => {
            const place = known.get(key)
            return place ? [place] : []
          }),
        )
      }
      nothingFoundMessage={asks ? t('general_no_entries_available') : t('waitlist_places_type')}
    />
  )
}

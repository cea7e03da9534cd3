// Postcode field with suggestions by digits or place name. A suggestion fills in place and canton; other values can
// be typed.

import { Autocomplete } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useInputProps, type FieldProps } from '#platform/web/form/field-props.ts'
import type { Place } from '../rules/places.ts'

interface Props extends FieldProps<string> {
  placeholder: string
  onPlace: (place: Place) => void
}

type Lookup = typeof import('../rules/places.ts')

/** Some place names already contain the canton: Winterberg ZH. */
const spelled = ({ postalCode, city, canton }: Place) =>
  city.endsWith(` ${canton}`) ? `${postalCode} ${city}` : `${postalCode} ${city} ${canton}`

export function PostcodeField(props: Props) {
  const input = useInputProps(props)
  const { value, onChange, onPlace, placeholder } = props
  const [lookup, setLookup] = useState<Lookup>()
  useEffect(() => {
    // The list of places is larger than the form, so it loads afterwards.
    void import('../rules/places.ts').then(setLookup)
  }, [])
  const found = lookup?.findPlaces(value) ?? []
  const type = (typed: string) => {
    const chosen = found.find((place) => spelled(place) === typed)
    const place = chosen ?? lookup?.onlyPlaceOf(typed)
    if (place) onPlace(place)
    else onChange(typed)
  }
  return (
    <Autocomplete
      {...input}
      autoComplete="off"
      placeholder={placeholder}
      data={found.map(spelled)}
      filter={({ options }) => options}
      value={value}
      onChange={type}
    />
  )
}

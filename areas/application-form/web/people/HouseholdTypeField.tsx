// Type of the household, asked only if the people leave it open. Offers only the types that fit these people.

import { use, createContext } from 'react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import type { FormEntry } from '#areas/forms/rules/answers.ts'
import { possibleHouseholdTypes } from '#areas/forms/rules/household-type.ts'
import type { Dressed } from '../questions/asked-field.ts'
import { useFormText } from '../questions/use-form-text.ts'

export const HouseholdContext = createContext<Pick<FormEntry, 'adults' | 'children'>>({ adults: [], children: [] })

export function HouseholdTypeField({ field, value, onChange, shared }: Dressed) {
  const said = useFormText()
  const household = use(HouseholdContext)
  const options = field.options ?? []
  const possible = possibleHouseholdTypes(
    options.map((option) => option.value),
    household,
  )
  const chosen = typeof value === 'string' && possible.includes(value) ? value : null
  return (
    <SelectField
      {...shared}
      options={options
        .filter((option) => possible.includes(option.value))
        .map((option) => ({ value: option.value, displayName: said(option.label) }))}
      value={chosen}
      onChange={onChange}
    />
  )
}

// Field types in the order in which they are offered: most frequent first.

import { fieldType, type FormField } from '#areas/forms/rules/form-definition.ts'

export const kindsOfField: readonly FormField['type'][] = [
  fieldType.text,
  fieldType.textarea,
  fieldType.boolean,
  fieldType.radio,
  fieldType.select,
  fieldType.integer,
  fieldType.date,
  fieldType.email,
  fieldType.phone,
  fieldType.selectCountry,
  fieldType.file,
  fieldType.html,
  fieldType.selectResidents,
  fieldType.selectApartment,
  fieldType.hidden,
]

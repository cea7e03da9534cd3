// Props of the fields of one wizard page, so that each page only names its fields.

import { useText } from '#platform/web/i18n/texts.ts'
import type { PartProps } from './use-project-wizard.ts'

/** Names of the fields of a page whose values have this type. */
type FieldsWith<Part, Value> = { [Field in keyof Part]: Part[Field] extends Value ? Field : never }[keyof Part] & string

export function useFieldsOf<Part extends object>({ values, set, errorOf, nameOf }: PartProps<Part>) {
  const t = useText()
  const shared = (field: keyof Part & string) => ({
    name: nameOf(field),
    label: t(`projects_field_${field}`),
    error: errorOf(field),
  })
  const asValue = <Field extends keyof Part & string>(field: Field) => ({
    ...shared(field),
    value: values[field],
    onChange: (value: Part[Field]) => set(field, value),
  })
  return {
    shared,
    text: <Field extends FieldsWith<Part, string>>(field: Field) => asValue(field),
    number: <Field extends FieldsWith<Part, number | null>>(field: Field) => asValue(field),
    asValue,
  }
}

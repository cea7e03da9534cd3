// Selects a person of the household; shows a note while there are none.

import type { FieldProps } from '#platform/web/form/field-props.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { nameOf, type Person } from '#areas/forms/rules/answers.ts'
import { FormNote } from '../questions/FormNote.tsx'

interface Props extends FieldProps<string | null> {
  adults: readonly Person[]
}

export default function ResidentField({ adults, ...props }: Props) {
  const t = useText()
  if (adults.length > 0) {
    return (
      <SelectField {...props} options={adults.map((one) => ({ value: one.key, displayName: nameOf(one) || '–' }))} />
    )
  }
  return (
    <FormNote>
      {props.label}: {t('application_form_residents_later')}
    </FormNote>
  )
}

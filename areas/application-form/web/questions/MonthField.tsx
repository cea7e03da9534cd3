// A month chosen from those that the rules accept.

import type { FieldProps } from '#platform/web/form/field-props.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { monthWords } from '#areas/forms/rules/month-words.ts'
import type { FormField } from '#areas/forms/rules/form-definition.ts'
import { lastDayOfMonth, offeredMonths } from '#areas/forms/rules/offered-months.ts'

interface Props extends FieldProps<string | null> {
  field: FormField
  today: string
}

export default function MonthField({ field, today, value, ...shown }: Props) {
  const options = offeredMonths(field, today).map((month) => ({
    value: month,
    displayName: monthWords(month, currentLanguage()),
  }))
  return <SelectField {...shown} options={options} value={value && lastDayOfMonth(value)} />
}

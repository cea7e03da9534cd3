// Date field of the form; the calendar offers only dates that the rules accept.

import { DateField } from '#platform/web/form/time/DateField.tsx'
import type { FieldProps } from '#platform/web/form/field-props.ts'
import { offeredDays } from '#areas/forms/rules/day-bounds.ts'
import type { FormField } from '#areas/forms/rules/form-definition.ts'

export interface DayFieldProps extends FieldProps<string> {
  field: FormField
  today: string
}

export default function DayField({ field, today, ...shown }: DayFieldProps) {
  return (
    <DateField
      {...shown}
      {...offeredDays(field, today)}
      autoComplete={field.autocomplete === 'bday' ? 'bday' : 'off'}
    />
  )
}

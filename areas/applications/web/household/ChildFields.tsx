// Fields of a child for staff, for adding and for correcting.

import { DateField } from '#platform/web/form/time/DateField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import type { ChildData } from '../../contract/household.ts'
import type { PersonForm } from './new-person.ts'

interface Props {
  form: PersonForm<ChildData>
  labels: Readonly<Record<string, string>>
}

export function ChildFields({ form: { values, set, errorOf }, labels }: Props) {
  return (
    <>
      <TextField
        label={labels.first_name ?? ''}
        name="first_name"
        required
        value={values.first_name}
        onChange={(value) => set('first_name', value)}
        error={errorOf('first_name')}
      />
      <TextField
        label={labels.last_name ?? ''}
        name="last_name"
        required
        value={values.last_name}
        onChange={(value) => set('last_name', value)}
        error={errorOf('last_name')}
      />
      <DateField
        label={labels.date_of_birth ?? ''}
        name="date_of_birth"
        value={values.date_of_birth ?? ''}
        onChange={(value) => set('date_of_birth', value || null)}
        error={errorOf('date_of_birth')}
      />
      <NumberStepper
        label={labels.days_present ?? ''}
        name="days_present"
        required
        min={0}
        max={7}
        value={values.days_present}
        onChange={(value) => set('days_present', value ?? 0)}
        error={errorOf('days_present')}
      />
    </>
  )
}

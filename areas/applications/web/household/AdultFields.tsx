// Fields of an adult for staff, for adding and for correcting.

import { CountrySelect } from '#platform/web/form/fields/CountrySelect.tsx'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { PhoneField } from '#platform/web/form/fields/PhoneField.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import type { AdultData, getNewAdult } from '../../contract/household.ts'
import type { PersonForm } from './new-person.ts'

interface Props {
  form: PersonForm<AdultData>
  labels: Readonly<Record<string, string>>
  choices: ReceivedResponseOf<typeof getNewAdult>['choices']
}

export function AdultFields({ form: { values, set, errorOf }, labels, choices }: Props) {
  const label = (field: keyof AdultData) => labels[field] ?? field
  return (
    <>
      <TextField
        label={label('first_name')}
        name="first_name"
        required
        value={values.first_name}
        onChange={(value) => set('first_name', value)}
        error={errorOf('first_name')}
      />
      <TextField
        label={label('last_name')}
        name="last_name"
        required
        value={values.last_name}
        onChange={(value) => set('last_name', value)}
        error={errorOf('last_name')}
      />
      <SelectField
        label={label('title')}
        name="title"
        value={values.title}
        onChange={(value) => set('title', value)}
        options={choices.title}
        error={errorOf('title')}
      />
      <div data-wide>
        <SelectField
          label={label('tenant_type')}
          name="tenant_type"
          value={values.tenant_type}
          onChange={(value) => set('tenant_type', value)}
          options={choices.tenant_type}
          error={errorOf('tenant_type')}
        />
      </div>
      <DateField
        label={label('date_of_birth')}
        name="date_of_birth"
        value={values.date_of_birth ?? ''}
        onChange={(value) => set('date_of_birth', value || null)}
        error={errorOf('date_of_birth')}
      />
      <CountrySelect
        label={label('nation')}
        name="nation"
        value={values.nation}
        onChange={(value) => set('nation', value)}
        error={errorOf('nation')}
      />
      <div data-wide>
        <TextField
          label={label('email')}
          name="email"
          type="email"
          value={values.email ?? ''}
          onChange={(value) => set('email', value || null)}
          error={errorOf('email')}
        />
      </div>
      <PhoneField
        label={label('phone')}
        name="phone"
        value={values.phone ?? ''}
        onChange={(value) => set('phone', value || null)}
        error={errorOf('phone')}
      />
      <TextField
        label={label('occupation')}
        name="occupation"
        value={values.occupation ?? ''}
        onChange={(value) => set('occupation', value || null)}
        error={errorOf('occupation')}
      />
    </>
  )
}

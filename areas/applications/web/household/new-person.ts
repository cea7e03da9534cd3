// Placeholder for a new person: the panel of an adult or a child opens with this id and the application.

import type { AdultData, ChildData } from '../../contract/household.ts'

export const newPerson = 'new'

/** Values, setter and errors that the person fields need from their form. */
export interface PersonForm<Data> {
  values: Data
  set: <Field extends keyof Data & string>(field: Field, value: Data[Field]) => void
  errorOf: (field: string) => string | undefined
}

export const nobodyYet: AdultData = {
  title: null,
  first_name: '',
  last_name: '',
  date_of_birth: null,
  email: null,
  phone: null,
  tenant_type: null,
  nation: null,
  occupation: null,
}

/** `days_present`: days per week in the flat, all by default. */
export const noChildYet: ChildData = { first_name: '', last_name: '', date_of_birth: null, days_present: 7 }

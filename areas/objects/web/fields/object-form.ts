// Values, setter and errors that the object fields need from their form.

import type { ObjectData } from '../../contract/edit.ts'
import type { Asked } from '../../rules/object-sections.ts'

export interface ObjectForm {
  values: ObjectData
  set: <Field extends keyof ObjectData>(field: Field, value: ObjectData[Field]) => void
  errorOf: (name: string) => string | undefined
}

export interface ObjectFormProps {
  form: ObjectForm
  asked: Asked
  /** The rooms of the floor plan added up, in square metres. */
  areaOfPlan?: number | null | undefined
}

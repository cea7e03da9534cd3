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
  /** Sum of the rooms on the floor plan, in square metres. */
  areaOfPlan?: number | null | undefined
}

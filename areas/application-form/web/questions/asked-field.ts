// Props of a question's control.

import type { ComponentType } from 'react'
import type { FieldProps } from '#platform/web/form/field-props.ts'
import type { AnswerValue } from '#areas/forms/rules/answers.ts'
import type { FormField } from '#areas/forms/rules/form-definition.ts'

export interface FormFieldProps {
  field: FormField
  value: AnswerValue | undefined
  error: string | undefined
  /** Chosen beside a phone number. */
  country?: string | undefined
  onChange: (value: AnswerValue) => void
  onBlur: () => void
}

/** With its label, its hint and its name, as all controls take them. */
export type Dressed = FormFieldProps & { shared: Omit<FieldProps<never>, 'value' | 'onChange'> }

/** By key: known questions that are asked with a control of their own. */
export type Controls = Readonly<Record<string, ComponentType<Dressed>>>

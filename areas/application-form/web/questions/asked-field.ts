// Props of a question's control.

import type { ComponentType } from 'react'
import type { FieldProps } from '#platform/web/form/field-props.ts'
import type { AnswerValue } from '#areas/forms/rules/answers.ts'
import type { FormField } from '#areas/forms/rules/form-definition.ts'

export interface FormFieldProps {
  field: FormField
  value: AnswerValue | undefined
  error: string | undefined
  /** Country code chosen for a phone number. */
  country?: string | undefined
  onChange: (value: AnswerValue) => void
  onBlur: () => void
}

/** Includes label, hint and name in the form that all controls accept. */
export type Dressed = FormFieldProps & { shared: Omit<FieldProps<never>, 'value' | 'onChange'> }

/** By key: known questions with their own control. */
export type Controls = Readonly<Record<string, ComponentType<Dressed>>>

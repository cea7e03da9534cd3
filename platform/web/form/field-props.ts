// Props shared by every field of the form kit, and their mapping to an input of the component library: label above,
// hint below it, error below the field, and optional fields are marked as such (DESIGN §3).

import { createContext, use, type ReactNode } from 'react'
import { currentLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/texts.ts'
import { labelledMessage } from './summary-line.ts'

export interface FieldProps<Value> {
  label: string
  hint?: ReactNode
  /** Error shown below the field, with `{{label}}` as placeholder for the label; empty or undefined for none. */
  error?: string | null | undefined
  required?: boolean | undefined
  value: Value
  onChange: (value: Value) => void
  /** Field path in the request body; the error summary links to it. */
  name?: string | undefined
  disabled?: boolean | undefined
  onBlur?: (() => void) | undefined
  autoFocus?: boolean | undefined
}

interface SharedInputProps {
  label: ReactNode
  description: ReactNode
  error: ReactNode
  disabled: boolean
  id?: string
  name?: string
  onBlur?: () => void
  withAsterisk: boolean
  'aria-required': boolean
  'data-autofocus'?: true
}

/** True marks required fields with a star, for staff forms; otherwise optional fields are marked. */
export const MarksRequired = createContext(false)

/** Prefix of field ids, for a dialog over a form with fields of the same names: a label names the first field of its id. */
export const FieldScope = createContext('')

export const fieldId = (name: string, scope = '') => `field-${scope}${name}`

export function useInputProps<Value>(props: FieldProps<Value>): SharedInputProps {
  const label = useFieldLabel(props.label, props.required)
  const scope = use(FieldScope)
  return {
    label,
    description: props.hint,
    error: props.error ? labelledMessage(props.error, props.label, currentLanguage()) : null,
    disabled: props.disabled ?? false,
    withAsterisk: use(MarksRequired) && (props.required ?? false),
    'aria-required': props.required ?? false,
    ...(props.name ? { id: fieldId(props.name, scope), name: props.name } : {}),
    ...(props.onBlur ? { onBlur: props.onBlur } : {}),
    ...(props.autoFocus ? { 'data-autofocus': true } : {}),
  }
}

/** Returns the label, with "(freiwillig)" for an optional field where required ones are not marked. */
export function useFieldLabel(label: string, required: boolean | undefined): string {
  const t = useText()
  return required || use(MarksRequired) ? label : t('general_optional_label', { label })
}

// Props shared by every field of the form kit, and their mapping to an input of the component library: label above,
// hint below it, error below the field, and optional fields are marked as such (DESIGN §3).

import { createContext, use, type ReactNode } from 'react'
import { currentLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/texts.ts'
import { labelledMessage } from './summary-line.ts'

export interface FieldProps<Value> {
  label: string
  hint?: ReactNode
  /** Text shown beneath the field, `{{label}}` in it being the label; empty or missing for none. */
  error?: string | null | undefined
  required?: boolean | undefined
  value: Value
  onChange: (value: Value) => void
  /** The field's path in what is sent; the error summary links to it. */
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

/** Staff know their forms: there the few required fields carry a star. Elsewhere the optional ones say so. */
export const MarksRequired = createContext(false)

export const fieldId = (name: string) => `field-${name}`

export function useInputProps<Value>(props: FieldProps<Value>): SharedInputProps {
  const label = useFieldLabel(props.label, props.required)
  return {
    label,
    description: props.hint,
    error: props.error ? labelledMessage(props.error, props.label, currentLanguage()) : null,
    disabled: props.disabled ?? false,
    withAsterisk: use(MarksRequired) && (props.required ?? false),
    'aria-required': props.required ?? false,
    ...(props.name ? { id: fieldId(props.name), name: props.name } : {}),
    ...(props.onBlur ? { onBlur: props.onBlur } : {}),
    ...(props.autoFocus ? { 'data-autofocus': true } : {}),
  }
}

/** "Telefon (freiwillig)" for what may stay empty, where people fill in a form for the first time. */
export function useFieldLabel(label: string, required: boolean | undefined): string {
  const t = useText()
  return required || use(MarksRequired) ? label : t('general_optional_label', { label })
}

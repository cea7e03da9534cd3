// A single line of text. The kind sets keyboard and autocomplete. Nothing is cut: above the limit the field says so.

import { TextInput } from '@mantine/core'
import type { HTMLInputAutoCompleteAttribute } from 'react'
import { useText } from '../../i18n/texts.ts'
import { useInputProps, type FieldProps } from '../field-props.ts'
import { withLengthNote } from '../length-note.ts'

interface Props extends FieldProps<string> {
  type?: 'text' | 'email' | 'url' | 'search'
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'url'
  autoComplete?: HTMLInputAutoCompleteAttribute
  maxLength?: number
  placeholder?: string
}

export function TextField(props: Props) {
  const t = useText()
  const input = useInputProps(props)
  const { type = 'text', inputMode, autoComplete = 'off', maxLength = 200, placeholder } = props
  return (
    <TextInput
      {...input}
      {...withLengthNote(t, props.value, maxLength, input)}
      type={type}
      inputMode={inputMode ?? (type === 'email' || type === 'url' ? type : 'text')}
      autoComplete={autoComplete}
      {...(placeholder ? { placeholder } : {})}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  )
}

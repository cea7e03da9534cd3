// A single line of text. The kind sets keyboard and autocomplete.

import { TextInput } from '@mantine/core'
import type { HTMLInputAutoCompleteAttribute } from 'react'
import { useInputProps, type FieldProps } from '../field-props.ts'

interface Props extends FieldProps<string> {
  type?: 'text' | 'email' | 'url' | 'search'
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'url'
  autoComplete?: HTMLInputAutoCompleteAttribute
  maxLength?: number
  placeholder?: string
}

export function TextField(props: Props) {
  const input = useInputProps(props)
  const { type = 'text', inputMode, autoComplete = 'off', maxLength = 200, placeholder } = props
  return (
    <TextInput
      {...input}
      type={type}
      inputMode={inputMode ?? (type === 'email' || type === 'url' ? type : 'text')}
      autoComplete={autoComplete}
      maxLength={maxLength}
      {...(placeholder ? { placeholder } : {})}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  )
}

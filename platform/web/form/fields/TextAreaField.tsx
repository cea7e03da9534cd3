// A multi-line text that grows with its content; a counter appears near the limit, and nothing is cut above it.

import { useInputProps, type FieldProps } from '../field-props.ts'
import { GrowingText } from './GrowingText.tsx'

interface Props extends FieldProps<string> {
  maxLength?: number
  rows?: number
  placeholder?: string
}

export function TextAreaField(props: Props) {
  const input = useInputProps(props)
  const { maxLength = 2000, rows = 3, placeholder } = props
  return (
    <GrowingText
      {...input}
      rows={rows}
      maxLength={maxLength}
      {...(placeholder ? { placeholder } : {})}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  )
}

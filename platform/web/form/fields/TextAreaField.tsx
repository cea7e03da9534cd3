// A multi-line text that grows with its content; a counter appears near the limit.

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
  const isNear = props.value.length > maxLength * 0.9
  return (
    <GrowingText
      {...input}
      description={isNear ? `${props.value.length} / ${maxLength}` : input.description}
      rows={rows}
      maxLength={maxLength}
      {...(placeholder ? { placeholder } : {})}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  )
}

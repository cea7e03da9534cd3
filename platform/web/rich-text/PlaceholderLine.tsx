// A single-line text with placeholders, such as a mail subject; they appear in brackets as text.

import { useRef } from 'react'
import type { FieldProps } from '../form/field-props.ts'
import { fieldId } from '../form/field-props.ts'
import { TextField } from '../form/fields/TextField.tsx'
import { PlaceholderPicker, type PlaceholderChoice } from './PlaceholderPicker.tsx'
import { withPlaceholderAt } from './placeholder-text.ts'
import styles from './RichText.module.css'

interface Props extends FieldProps<string> {
  name: string
  placeholders: readonly PlaceholderChoice[]
}

export function PlaceholderLine({ placeholders, ...field }: Props) {
  const written = useRef({ start: Infinity, end: Infinity })
  const insert = (key: string) => {
    const { text, caret } = withPlaceholderAt(field.value, key, written.current)
    field.onChange(text)
    written.current = { start: caret, end: caret }
    requestAnimationFrame(() => {
      const input = document.getElementById(fieldId(field.name))
      if (!(input instanceof HTMLInputElement)) return
      input.focus()
      input.setSelectionRange(caret, caret)
    })
  }
  return (
    <div
      className={styles.line}
      onSelect={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === field.name)
          written.current = { start: target.selectionStart ?? Infinity, end: target.selectionEnd ?? Infinity }
      }}
    >
      <div>
        <TextField {...field} />
      </div>
      <PlaceholderPicker choices={placeholders} onPick={insert} disabled={field.disabled ?? false} isBesideField />
    </div>
  )
}

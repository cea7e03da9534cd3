// A colour, chosen or typed; it is taken once it is complete, or empty.

import { ColorInput } from '@mantine/core'
import { useState } from 'react'
import { hexColour } from '#platform/rules/hex-colour.ts'
import { useInputProps, type FieldProps } from '#platform/web/form/field-props.ts'
import { useText } from '#platform/web/i18n/texts.ts'

const swatches = ['#0b7a75', '#0a5fb4', '#7a1f3d', '#2f4b26', '#8a4b08', '#3d3a7c', '#1f2429', '#ffffff']

export function ColourField(props: FieldProps<string>) {
  const t = useText()
  const input = useInputProps(props)
  const { value, onChange } = props
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // The value was changed elsewhere, for example by undo.
  if (known !== value) {
    setKnown(value)
    if ((hexColour(typed) ?? '') !== value) setTyped(value)
  }
  const take = (next: string) => {
    setTyped(next)
    const colour = next === '' ? '' : hexColour(next)
    if (colour !== undefined && colour !== value) onChange(colour)
  }
  return (
    <ColorInput
      {...input}
      value={typed}
      onChange={take}
      eyeDropperButtonProps={{ 'aria-label': t('project_settings_color_pick') }}
      swatches={swatches}
    />
  )
}

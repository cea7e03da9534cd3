// A required checkbox.

import { Checkbox } from '@mantine/core'
import { fieldId } from '#platform/web/form/field-props.ts'
import type { Dressed } from './asked-field.ts'

export default function Agreement({ field, value, onChange, shared }: Dressed) {
  return (
    <Checkbox
      id={fieldId(field.key)}
      label={shared.label}
      error={shared.error}
      checked={value === true}
      disabled={shared.disabled ?? false}
      aria-required
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

// Single choice with all answers visible. Radios of the browser: they need no further script and look like those of the
// prerendered page.

import { Input } from '@mantine/core'
import { useId } from 'react'
import { useInputProps, type FieldProps } from '#platform/web/form/field-props.ts'
import type { SelectOption } from '#platform/web/form/fields/SelectField.tsx'
import styles from './ChoiceField.module.css'

interface Props extends FieldProps<string | null> {
  options: readonly SelectOption[]
  /** Short answers such as yes and no stand side by side. */
  isInRow?: boolean
}

export function ChoiceField({ options, isInRow = false, ...props }: Props) {
  const { id, name: _, onBlur: _onBlur, disabled, 'aria-required': isRequired, ...shown } = useInputProps(props)
  const own = useId()
  const whole = id ?? own
  const about = [shown.description && `${whole}-description`, shown.error && `${whole}-error`].filter(Boolean).join(' ')
  return (
    <Input.Wrapper {...shown} id={whole} labelElement="div">
      <div
        role="radiogroup"
        className={isInRow ? styles.row : styles.choices}
        aria-labelledby={`${whole}-label`}
        aria-describedby={about || undefined}
        aria-required={isRequired}
        aria-invalid={shown.error ? true : undefined}
      >
        {options.map(({ value, displayName }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={whole}
              value={value}
              checked={props.value === value}
              disabled={disabled}
              onChange={() => props.onChange(value)}
            />
            {displayName}
          </label>
        ))}
      </div>
    </Input.Wrapper>
  )
}

// A choice of few values as large buttons, none of which is chosen at first. For fingers.

import { useId } from 'react'
import { fieldId } from '#platform/web/form/field-props.ts'
import styles from './handover.module.css'

interface Props<Value extends string> {
  label: string
  name: string
  options: readonly { value: Value; displayName: string }[]
  value: Value | null
  onChange: (value: Value) => void
  error: string | undefined
}

export function SelectButtons<Value extends string>({ label, name, options, value, onChange, error }: Props<Value>) {
  const ownId = useId()
  return (
    <div>
      <div
        className={styles.choices}
        role="group"
        aria-label={label}
        id={fieldId(name)}
        tabIndex={-1}
        aria-describedby={error ? `${ownId}-error` : undefined}
      >
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className={styles.choice}
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          >
            {option.displayName}
          </button>
        ))}
      </div>
      {error && (
        <p className={styles.error} id={`${ownId}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

// Several of a few choices, always in the order of the choices.

import { Checkbox } from '@mantine/core'
import styles from './Fields.module.css'

interface Props<Value extends string> {
  label: string
  hint?: string
  choices: readonly Value[]
  titleOf: (value: Value) => string
  value: readonly Value[]
  onChange: (value: Value[]) => void
}

export function ChoiceBoxes<Value extends string>({ label, hint, choices, titleOf, value, onChange }: Props<Value>) {
  return (
    <Checkbox.Group
      label={label}
      description={hint}
      value={[...value]}
      onChange={(chosen) => onChange(choices.filter((one) => chosen.includes(one)))}
    >
      <div className={styles.boxes}>
        {choices.map((one) => (
          <Checkbox key={one} value={one} label={titleOf(one)} />
        ))}
      </div>
    </Checkbox.Group>
  )
}

// Single choice with all options visible.

import { Radio } from '@mantine/core'
import { useInputProps, type FieldProps } from '#platform/web/form/field-props.ts'
import type { SelectOption } from '#platform/web/form/fields/SelectField.tsx'
import styles from '../filling/FormSections.module.css'

interface Props extends FieldProps<string | null> {
  options: readonly SelectOption[]
}

export function ChoiceField(props: Props) {
  // The group's root element does not accept `aria-required`; the label marks optional fields instead.
  const { name: _, id, onBlur: _onBlur, 'aria-required': _required, ...input } = useInputProps(props)
  return (
    <Radio.Group {...input} {...(id ? { id } : {})} value={props.value} onChange={props.onChange}>
      <div className={styles.choices}>
        {props.options.map(({ value, displayName }) => (
          <Radio
            key={value}
            className={styles.choice}
            value={value}
            label={displayName}
            disabled={props.disabled ?? false}
          />
        ))}
      </div>
    </Radio.Group>
  )
}

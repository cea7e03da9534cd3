// A yes/no question with neither answer preselected.

import { Radio } from '@mantine/core'
import { useText } from '../../i18n/texts.ts'
import { useInputProps, type FieldProps } from '../field-props.ts'
import styles from './YesNo.module.css'

export function YesNo(props: FieldProps<boolean | null>) {
  const t = useText()
  const { name: _name, 'aria-required': _required, withAsterisk: _star, id, ...input } = useInputProps(props)
  const chosen = props.value === null ? null : props.value ? 'yes' : 'no'
  return (
    <Radio.Group
      {...input}
      {...(id ? { id } : {})}
      value={chosen}
      onChange={(answer) => props.onChange(answer === 'yes')}
    >
      <div className={styles.answers}>
        <Radio className={styles.answer} value="yes" label={t('general_yes')} disabled={props.disabled ?? false} />
        <Radio className={styles.answer} value="no" label={t('general_no')} disabled={props.disabled ?? false} />
      </div>
    </Radio.Group>
  )
}

// A question that may be left open: yes, no, or nothing is known.

import { Radio } from '@mantine/core'
import { useText } from '../i18n/texts.ts'
import { useInputProps, type FieldProps } from './field-props.ts'
import styles from './YesNo.module.css'

const answers = [
  { word: 'yes', value: true, text: 'general_yes' },
  { word: 'no', value: false, text: 'general_no' },
  { word: 'unknown', value: null, text: 'general_no_answer' },
] as const

export function YesNoUnknown(props: FieldProps<boolean | null>) {
  const t = useText()
  const { name: _name, 'aria-required': _required, withAsterisk: _star, id, ...input } = useInputProps(props)
  return (
    <Radio.Group
      {...input}
      {...(id ? { id } : {})}
      value={answers.find(({ value }) => value === props.value)?.word ?? 'unknown'}
      onChange={(chosen) => props.onChange(answers.find(({ word }) => word === chosen)?.value ?? null)}
    >
      <div className={styles.answers} data-open>
        {answers.map(({ word, text }) => (
          <Radio key={word} className={styles.answer} value={word} label={t(text)} disabled={props.disabled ?? false} />
        ))}
      </div>
    </Radio.Group>
  )
}

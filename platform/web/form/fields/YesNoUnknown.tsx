// A question with the answers yes, no and unknown.

import { Input, SegmentedControl } from '@mantine/core'
import { useText } from '../../i18n/texts.ts'
import { useInputProps, type FieldProps } from '../field-props.ts'

const answers = [
  { word: 'yes', value: true, text: 'general_yes' },
  { word: 'no', value: false, text: 'general_no' },
  { word: 'unknown', value: null, text: 'general_no_answer' },
] as const

export function YesNoUnknown(props: FieldProps<boolean | null>) {
  const t = useText()
  const { label, description, error, disabled, id } = useInputProps(props)
  return (
    <Input.Wrapper label={label} description={description} error={error} labelElement="div" {...(id ? { id } : {})}>
      <SegmentedControl
        fullWidth
        aria-label={props.label}
        disabled={disabled}
        data={answers.map(({ word, text }) => ({ value: word, label: t(text) }))}
        value={answers.find(({ value }) => value === props.value)?.word ?? 'unknown'}
        onChange={(chosen) => props.onChange(answers.find(({ word }) => word === chosen)?.value ?? null)}
      />
    </Input.Wrapper>
  )
}

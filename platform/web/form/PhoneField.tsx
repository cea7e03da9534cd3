// A phone number in any spelling; once left it is written the international way. Swiss unless a prefix says otherwise.

import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../i18n/texts.ts'
import { useInputProps, type FieldProps } from './field-props.ts'

export function PhoneField(props: FieldProps<string>) {
  const t = useText()
  const input = useInputProps(props)
  const [isWrong, setWrong] = useState(false)
  const check = async () => {
    props.onBlur?.()
    if (props.value.trim() === '') return
    // Loaded apart: the numbering plans of the world weigh a good deal.
    const { phoneNumberOf } = await import('#platform/rules/phone.ts')
    const number = phoneNumberOf(props.value)?.spelled
    setWrong(number === undefined)
    if (number && number !== props.value) props.onChange(number)
  }
  return (
    <TextInput
      {...input}
      error={input.error ?? (isWrong ? t('general_phone_number_error') : null)}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={40}
      placeholder="+41 79 123 45 67"
      value={props.value}
      onChange={(event) => {
        setWrong(false)
        props.onChange(event.currentTarget.value)
      }}
      onBlur={() => void check()}
    />
  )
}

// A phone number in any spelling, converted to international form on blur. A number without prefix belongs to the
// chosen country, or to Switzerland.

import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../i18n/texts.ts'
import { useInputProps, type FieldProps } from '../field-props.ts'

interface Props extends FieldProps<string> {
  /** Two-letter country code, used for numbers without an international prefix. */
  country?: string | undefined
  autoComplete?: string | undefined
  /** `mobile` for numbers that receive text messages. */
  allows?: 'every number' | 'mobile'
}

export function PhoneField(props: Props) {
  const { country = 'CH', autoComplete = 'tel', allows = 'every number' } = props
  const t = useText()
  const input = useInputProps(props)
  // The same digits may be valid in another country.
  const [wrongIn, setWrongIn] = useState<string | null>(null)
  const [isFixed, setFixed] = useState(false)
  const check = async () => {
    props.onBlur?.()
    if (props.value.trim() === '') return
    // Loaded separately, because the numbering plans are large.
    const { phoneNumberOf } = await import('#platform/rules/phone.ts')
    const number = phoneNumberOf(props.value, country)
    setWrongIn(number ? null : country)
    setFixed(allows === 'mobile' && number !== undefined && !(await isMobile(number.international)))
    if (number && number.spelled !== props.value) props.onChange(number.spelled)
  }
  const problem =
    wrongIn === country ? 'general_phone_number_error' : isFixed ? 'general_valid_mobile_phone_number_msg' : null
  return (
    <TextInput
      {...input}
      error={input.error ?? (problem && t(problem))}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      placeholder="+41 79 123 45 67"
      value={props.value}
      onChange={(event) => {
        setWrongIn(null)
        setFixed(false)
        props.onChange(event.currentTarget.value)
      }}
      onBlur={() => void check()}
    />
  )
}

const isMobile = async (international: string): Promise<boolean> =>
  (await import('#platform/rules/mobile-phone.ts')).isMobileNumber(international)

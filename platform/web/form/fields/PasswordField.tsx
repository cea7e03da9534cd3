// A password field with a show button. Tells the password manager whether the password is existing or new.

import { PasswordInput } from '@mantine/core'
import { useText } from '../../i18n/texts.ts'
import { useInputProps, type FieldProps } from '../field-props.ts'

interface Props extends FieldProps<string> {
  kind?: 'current' | 'new'
}

export function PasswordField(props: Props) {
  const t = useText()
  const input = useInputProps(props)
  return (
    <PasswordInput
      {...input}
      autoComplete={props.kind === 'new' ? 'new-password' : 'current-password'}
      visibilityToggleButtonProps={{ 'aria-label': t('general_show_password') }}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  )
}

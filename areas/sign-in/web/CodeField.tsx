// Field for a code from the app or, where allowed, a recovery code.

import { TextField } from '#platform/web/form/fields/TextField.tsx'
import type { ServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'

interface Props {
  value: string
  onChange: (value: string) => void
  errors: ServerErrors
  isAppOnly?: boolean
}

export function CodeField({ value, onChange, errors, isAppOnly = false }: Props) {
  const t = useText()
  return (
    <TextField
      name="code"
      label={t('sign_in_code')}
      hint={isAppOnly ? undefined : t('sign_in_code_or_recovery')}
      required
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must place the focus, and its question is this field
      autoFocus
      autoComplete="one-time-code"
      inputMode={isAppOnly ? 'numeric' : 'text'}
      maxLength={20}
      value={value}
      onChange={(typed) => {
        errors.clear('code')
        onChange(typed)
      }}
      error={errors.errorOf('code')}
    />
  )
}

// Form for requesting a new password. The answer does not reveal whether the address is known.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { CallFailed } from '#platform/web/api/call.ts'
import { useChange } from '#platform/web/api/query.ts'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { requestPasswordReset } from '../contract/password.ts'
import { FormAlert } from './FormAlert.tsx'
import styles from './SignInForm.module.css'

interface Props {
  email: string
  onBack: () => void
}

export function ForgottenForm({ email: given, onBack }: Props) {
  const t = useText()
  const [email, setEmail] = useState(given)
  const change = useChange(requestPasswordReset, { errors: 'own' })
  const fieldMessage = change.error instanceof CallFailed ? change.error.refusal.fields?.email : undefined
  const back = (
    <button type="button" className={styles.link} onClick={onBack}>
      {t('sign_in_back')}
    </button>
  )
  if (change.isSuccess) {
    return (
      <div className={styles.form}>
        <FormAlert tone="info">{t('sign_in_forgotten_sent', { email })}</FormAlert>
        {back}
      </div>
    )
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        change.mutate({ body: { email } })
      }}
    >
      <TextField
        name="email"
        type="email"
        label={t('sign_in_email')}
        required
        autoComplete="email"
        maxLength={254}
        value={email}
        onChange={(value) => {
          change.reset()
          setEmail(value)
        }}
        error={fieldMessage}
      />
      <Button type="submit" size="md" fullWidth loading={change.isPending}>
        {t('sign_in_forgotten_send')}
      </Button>
      {change.error && !fieldMessage && <FormAlert>{change.error.message}</FormAlert>}
      {back}
    </form>
  )
}

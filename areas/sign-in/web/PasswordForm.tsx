// User name and password. The error is shown once, below the button, and does not say which of the two was wrong.

import { Button } from '@mantine/core'
import { useEffect, type FormEvent } from 'react'
import { CallFailed } from '#platform/web/api/call.ts'
import { useChange } from '#platform/web/api/query.ts'
import { fieldId } from '#platform/web/form/field-props.ts'
import { PasswordField } from '#platform/web/form/fields/PasswordField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { login } from '../contract/login.ts'
import type { Answer } from './arrive.ts'
import { deviceMarks } from './device-marks.ts'
import { FormAlert } from './FormAlert.tsx'
import styles from './SignInForm.module.css'

export interface Credentials {
  username: string
  password: string
}

interface Props {
  typed: Credentials
  onType: (typed: Credentials) => void
  onDone: (answer: Answer) => void
  onForgotten: () => void
}

export function PasswordForm({ typed, onType, onDone, onForgotten }: Props) {
  const t = useText()
  const { errorOf, show, clear } = useServerErrors()
  const change = useChange(login, { errors: 'own', onDone })
  useEffect(() => document.getElementById(fieldId('username'))?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (change.isPending) return
    const missing = Object.entries(typed).filter(([, value]) => value.trim() === '')
    if (missing.length > 0) {
      document.getElementById(fieldId(missing[0]?.[0] ?? ''))?.focus()
      return show(Object.fromEntries(missing.map(([name]) => [name, t('general_field_is_required')])))
    }
    change.mutate({ body: { ...typed, device: navigator.userAgent.slice(0, 400), device_marks: deviceMarks() } })
  }
  const type = (name: keyof Credentials) => (value: string) => {
    clear(name)
    onType({ ...typed, [name]: value })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        name="username"
        label={t('sign_in_username_or_email')}
        required
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        value={typed.username}
        onChange={type('username')}
        error={errorOf('username')}
      />
      <PasswordField
        name="password"
        label={t('sign_in_password')}
        required
        value={typed.password}
        onChange={type('password')}
        error={errorOf('password')}
      />
      <Button type="submit" size="md" fullWidth loading={change.isPending}>
        {t('sign_in_title')}
      </Button>
      {change.error && <FormAlert>{wordsOf(change.error)}</FormAlert>}
      <button type="button" className={styles.link} onClick={onForgotten}>
        {t('sign_in_forgotten')}
      </button>
    </form>
  )
}

/** The server puts the reason in field messages here, so the first one is shown. */
function wordsOf(failure: Error): string {
  if (!(failure instanceof CallFailed)) return failure.message
  return Object.values(failure.refusal.fields ?? {})[0] ?? failure.message
}

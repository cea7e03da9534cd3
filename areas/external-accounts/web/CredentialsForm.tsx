// First step of the sign-in: address and password.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { PasswordField } from '#platform/web/form/fields/PasswordField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { fieldMessagesOf, useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Credentials, Entrance } from './entrance.ts'
import { EntryForm } from './EntryCard.tsx'
import { FormFailure } from './FormFailure.tsx'
import { useCodePage, useEntryStep } from './use-entry.ts'

export function CredentialsForm({ entrance }: { entrance: Entrance }) {
  const t = useText()
  const errors = useServerErrors()
  const [typed, setTyped] = useState<Credentials>({ email: '', password: '' })
  const openCodePage = useCodePage(entrance)
  const step = useEntryStep(entrance, { send: (calls, given: Credentials) => calls.login(given), onDone: openCodePage })
  const type = (name: keyof Credentials) => (value: string) => {
    errors.clear(name)
    setTyped({ ...typed, [name]: value })
  }
  return (
    <EntryForm
      onSubmit={() =>
        step.isPending || step.mutate(typed, { onError: (failure) => errors.show(fieldMessagesOf(failure)) })
      }
    >
      <TextField
        name="email"
        type="email"
        label={t('sign_in_email')}
        required
        autoComplete="username"
        maxLength={254}
        value={typed.email}
        onChange={type('email')}
        error={errors.errorOf('email')}
      />
      <PasswordField
        name="password"
        label={t('sign_in_password')}
        required
        value={typed.password}
        onChange={type('password')}
        error={errors.errorOf('password')}
      />
      <Button type="submit" size="md" fullWidth loading={step.isPending}>
        {t('external_accounts_continue_to_code')}
      </Button>
      <FormFailure failure={step.error} />
    </EntryForm>
  )
}

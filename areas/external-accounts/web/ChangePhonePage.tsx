// New phone number: from the own account, or by the link from the mail. The number changes with the code sent to it.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { readUser } from '#platform/web/api/stored-user.ts'
import { useAddress, useParam } from '#platform/web/core/address.ts'
import { PasswordField } from '#platform/web/form/fields/PasswordField.tsx'
import { PhoneField } from '#platform/web/form/fields/PhoneField.tsx'
import { fieldMessagesOf, useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { EntryCard, EntryForm } from './EntryCard.tsx'
import { FormFailure } from './FormFailure.tsx'
import { ToSignInCard } from './ToSignInCard.tsx'
import { useCodePage, useEntrance, useEntryStep } from './use-entry.ts'

export default function ChangePhonePage() {
  const t = useText()
  const entrance = useEntrance()
  const user_slug = useParam('userSlug')
  const { code } = useAddress().search
  const user = readUser()
  const token = user?.userType === entrance.userType ? user.token : undefined
  const errors = useServerErrors()
  const [typed, setTyped] = useState({ phone: '', password: '' })
  const openCodePage = useCodePage(entrance)
  const step = useEntryStep(entrance, {
    send: (calls, given: typeof typed) =>
      calls.setPhone({ user_slug, ...given, ...(code ? { code } : token && { token }) }),
    onDone: openCodePage,
  })
  const type = (name: keyof typeof typed) => (value: string) => {
    errors.clear(name)
    setTyped((before) => ({ ...before, [name]: value }))
  }
  if (!code && !token) {
    return (
      <ToSignInCard
        entrance={entrance}
        title={t('external_accounts_phone_title')}
        subtitle={t('external_accounts_begin_again')}
      />
    )
  }
  const send = () =>
    step.isPending || step.mutate(typed, { onError: (failure) => errors.show(fieldMessagesOf(failure)) })
  return (
    <EntryCard title={t('external_accounts_phone_title')} subtitle={t('external_accounts_phone_text')}>
      <EntryForm onSubmit={send}>
        <PhoneField
          name="phone"
          label={t('external_accounts_new_phone')}
          required
          allows="mobile"
          value={typed.phone}
          onChange={type('phone')}
          error={errors.errorOf('phone')}
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
    </EntryCard>
  )
}

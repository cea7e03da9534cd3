// Page behind the link for a new password; the form uses the link up.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { newPasswordProblems, NewPasswordFields, noPassword, type NewPassword } from '#areas/sign-in/web/public.tsx'
import { useParam } from '#platform/web/core/address.ts'
import { fieldMessagesOf, useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { EntryCard, EntryForm } from './EntryCard.tsx'
import { FormFailure } from './FormFailure.tsx'
import { ToSignInCard } from './ToSignInCard.tsx'
import { useEntrance, useEntryStep } from './use-entry.ts'

export default function NewPasswordPage() {
  const t = useText()
  const entrance = useEntrance()
  const [user_slug, token] = [useParam('userSlug'), useParam('token')]
  const errors = useServerErrors()
  const [typed, setTyped] = useState(noPassword)
  const step = useEntryStep(entrance, {
    send: (calls, given: NewPassword) => calls.setPassword({ user_slug, token, ...given }),
  })
  if (step.isSuccess) {
    return (
      <ToSignInCard
        entrance={entrance}
        title={t('sign_in_password_is_set')}
        subtitle={t('external_accounts_password_set_text')}
      />
    )
  }
  const send = () => {
    if (step.isPending) return
    const problems = Object.entries(newPasswordProblems(typed))
    if (problems.length > 0) return errors.show(Object.fromEntries(problems.map(([name, key]) => [name, t(key)])))
    step.mutate(typed, { onError: (failure) => errors.show(fieldMessagesOf(failure)) })
  }
  return (
    <EntryCard title={t('sign_in_new_password_title')}>
      <EntryForm onSubmit={send}>
        <NewPasswordFields typed={typed} onType={setTyped} errors={errors} />
        <Button type="submit" size="md" fullWidth loading={step.isPending}>
          {t('sign_in_set_password')}
        </Button>
        <FormFailure failure={step.error} />
      </EntryForm>
    </EntryCard>
  )
}

// Page behind the link that proves the address. Opening it changes nothing; the button with the password does.

import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useParam } from '#platform/web/core/address.ts'
import { PasswordField } from '#platform/web/form/fields/PasswordField.tsx'
import { fieldMessagesOf } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { checkEmailLink, verifyEmail } from '../contract/b2b.ts'
import { thisBrowser } from './entrance.ts'
import { EntryCard, EntryForm } from './EntryCard.tsx'
import { FormFailure } from './FormFailure.tsx'
import { isLinkOver } from './link-over.ts'
import { ToSignInCard } from './ToSignInCard.tsx'
import { useCodePage, useEntrance } from './use-entry.ts'

export default function EmailVerifyPage() {
  const t = useText()
  const entrance = useEntrance()
  const params = { projectSlug: entrance.slug, userSlug: useParam('userSlug'), token: useParam('token') }
  // Not refetched: the proof uses the link up.
  const query = useQuery({ ...queryOf(checkEmailLink, { params }), staleTime: Infinity, retry: false })
  const [password, setPassword] = useState('')
  const openCodePage = useCodePage(entrance)
  const step = useMutation({
    mutationFn: () => call(verifyEmail, { params, body: { password, ...thisBrowser() } }),
    onSuccess: openCodePage,
  })
  if (isLinkOver(query.error)) {
    return (
      <ToSignInCard
        entrance={entrance}
        title={t('sign_in_link_over_title')}
        subtitle={t('external_accounts_email_link_over')}
      />
    )
  }
  const { data } = query
  if (!data) return <QueryView query={query} rows={3} />
  return (
    <EntryCard
      above={data.title}
      title={t('external_accounts_verify_title')}
      subtitle={t('external_accounts_verify_text', { email: data.email })}
    >
      <EntryForm onSubmit={() => step.isPending || step.mutate()}>
        <PasswordField
          name="password"
          label={t('sign_in_password')}
          required
          value={password}
          onChange={(value) => {
            step.reset()
            setPassword(value)
          }}
          error={fieldMessagesOf(step.error).password}
        />
        <Button type="submit" size="md" fullWidth loading={step.isPending}>
          {t('external_accounts_verify')}
        </Button>
        <FormFailure failure={step.error} />
      </EntryForm>
    </EntryCard>
  )
}

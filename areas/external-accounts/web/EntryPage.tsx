// Entrance of a project for investors: sign in, or register, on one page.

import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { readUser } from '#platform/web/api/stored-user.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { DoneCard } from '#platform/web/kit/DoneCard.tsx'
import { Notice } from '#platform/web/kit/Notice.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { getRegistration, registerInvestor } from '../contract/b2b.ts'
import { AskForLinkCard } from './AskForLinkCard.tsx'
import { CredentialsForm } from './CredentialsForm.tsx'
import { thisBrowser } from './entrance.ts'
import { EntryCard, EntryLink, EntryLinks, EntryResult, StaffSignInLink } from './EntryCard.tsx'
import { PersonForm, type Registration } from './PersonForm.tsx'
import { SignedInCard } from './SignedInCard.tsx'
import { useCodePage, useEntrance } from './use-entry.ts'

export default function EntryPage() {
  const t = useText()
  const entrance = useEntrance()
  const { search, setSearch } = useAddress()
  const { account, code, step } = search
  const query = useQuery(queryOf(getRegistration, { params: { projectSlug: entrance.slug }, query: { account, code } }))
  const go = (next: string | undefined) => void setSearch({ step: next })
  const { data } = query
  if (!data) return <QueryView query={query} rows={4} />
  if (readUser()?.userType === 'b2b') return <SignedInCard entrance={entrance} above={data.title} />
  if (step === 'password' || step === 'phone') {
    return <AskForLinkCard entrance={entrance} above={data.title} purpose={step} onBack={() => go(undefined)} />
  }
  if (step === 'register' || data.invited) {
    return (
      <RegistrationCard title={data.title} isOpen={data.is_open} invited={data.invited} onBack={() => go('sign-in')} />
    )
  }
  return (
    <EntryCard above={data.title} title={t('sign_in_title')} subtitle={t('external_accounts_entry_text')}>
      <CredentialsForm entrance={entrance} />
      <EntryLinks>
        <EntryLink onClick={() => go('register')}>{t('external_accounts_no_account')}</EntryLink>
        <EntryLink onClick={() => go('password')}>{t('sign_in_forgotten')}</EntryLink>
        <EntryLink onClick={() => go('phone')}>{t('external_accounts_lost_phone')}</EntryLink>
      </EntryLinks>
      <StaffSignInLink />
    </EntryCard>
  )
}

interface Props {
  title: string
  isOpen: boolean
  invited: { email: string; first_name: string; last_name: string } | null
  onBack: () => void
}

function RegistrationCard({ title, isOpen, invited, onBack }: Props) {
  const t = useText()
  const entrance = useEntrance()
  const { search } = useAddress()
  const openCodePage = useCodePage(entrance)
  const [mailedTo, setMailedTo] = useState<string>()
  const { account, code: invitation } = search
  const step = useMutation({
    mutationFn: (person: Registration) =>
      call(registerInvestor, {
        params: { projectSlug: entrance.slug },
        body: { ...person, ...(invited && { account, invitation }), device: thisBrowser().device },
      }),
    onSuccess: ({ code }, { email }) => (code ? openCodePage(code) : setMailedTo(email)),
  })
  if (mailedTo) {
    return (
      <EntryCard above={title} title={t('external_accounts_mailed_title')}>
        <EntryResult>
          <DoneCard title={mailedTo}>{t('external_accounts_mailed_text')}</DoneCard>
        </EntryResult>
      </EntryCard>
    )
  }
  return (
    <EntryCard
      above={title}
      title={t('external_accounts_register_title')}
      subtitle={t('external_accounts_register_text')}
    >
      {isOpen ? (
        <PersonForm
          invited={invited ?? undefined}
          isPending={step.isPending}
          failure={step.error}
          onSend={(person, options) => step.mutate(person, options)}
        />
      ) : (
        <Notice tone="amber">{t('external_accounts_closed_b2b')}</Notice>
      )}
      <EntryLinks>
        <EntryLink onClick={onBack}>{t('external_accounts_have_account')}</EntryLink>
      </EntryLinks>
    </EntryCard>
  )
}

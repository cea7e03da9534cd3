// Sign-in of guests of a document room; who has no account needs an invitation.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { readUser } from '#platform/web/api/stored-user.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { getRoomInit } from '../contract/dms.ts'
import { AskForLinkCard } from './AskForLinkCard.tsx'
import { CredentialsForm } from './CredentialsForm.tsx'
import { EntryCard, EntryLink, EntryLinks, StaffSignInLink } from './EntryCard.tsx'
import { SignedInCard } from './SignedInCard.tsx'
import { useEntrance } from './use-entry.ts'

export default function GuestLoginPage() {
  const t = useText()
  const entrance = useEntrance()
  const { search, setSearch } = useAddress()
  const { step } = search
  const query = useQuery(queryOf(getRoomInit, { query: { slug: entrance.slug } }))
  const go = (next: string | undefined) => void setSearch({ step: next })
  const { data } = query
  if (!data) return <QueryView query={query} rows={4} />
  if (readUser()?.userType === 'dms') return <SignedInCard entrance={entrance} above={data.title} />
  if (step === 'password' || step === 'phone') {
    return <AskForLinkCard entrance={entrance} above={data.title} purpose={step} onBack={() => go(undefined)} />
  }
  return (
    <EntryCard above={data.title} title={t('sign_in_title')} subtitle={t('external_accounts_guest_text')}>
      <CredentialsForm entrance={entrance} />
      <EntryLinks>
        <EntryLink onClick={() => go('password')}>{t('sign_in_forgotten')}</EntryLink>
        <EntryLink onClick={() => go('phone')}>{t('external_accounts_lost_phone')}</EntryLink>
      </EntryLinks>
      <StaffSignInLink />
    </EntryCard>
  )
}

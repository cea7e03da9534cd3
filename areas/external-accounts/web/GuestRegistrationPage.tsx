// Registration of an invited guest of a document room.

import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useParam } from '#platform/web/core/address.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { registerGuest, verifyGuest } from '../contract/dms.ts'
import { thisBrowser } from './entrance.ts'
import { EntryCard } from './EntryCard.tsx'
import { isLinkOver } from './link-over.ts'
import { PersonForm, type Registration } from './PersonForm.tsx'
import { ToSignInCard } from './ToSignInCard.tsx'
import { useCodePage, useEntrance } from './use-entry.ts'

export default function GuestRegistrationPage() {
  const entrance = useEntrance()
  const [userSlug, code] = [useParam('userSlug'), useParam('verificationCode')]
  const query = useQuery({
    ...queryOf(verifyGuest, { params: { slug: entrance.slug, userSlug, code } }),
    enabled: code !== '',
    // The registration uses the invitation up.
    staleTime: Infinity,
    retry: false,
  })
  const openCodePage = useCodePage(entrance)
  const step = useMutation({
    mutationFn: ({ email: _fixed, ...person }: Registration) =>
      call(registerGuest, {
        params: { slug: entrance.slug, userSlug },
        body: { ...person, code, device: thisBrowser().device },
      }),
    onSuccess: openCodePage,
  })
  const t = useText()
  if (code === '' || isLinkOver(query.error)) {
    return (
      <ToSignInCard
        entrance={entrance}
        title={t('sign_in_link_over_title')}
        subtitle={t('external_accounts_invitation_over')}
      />
    )
  }
  const { data } = query
  if (!data) return <QueryView query={query} rows={4} />
  return (
    <EntryCard
      above={data.title}
      title={t('external_accounts_register_title')}
      subtitle={t('external_accounts_register_guest_text')}
    >
      <PersonForm
        invited={data}
        isPending={step.isPending}
        failure={step.error}
        onSend={(person, options) => step.mutate(person, options)}
      />
    </EntryCard>
  )
}

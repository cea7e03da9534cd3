// Shown instead of the sign-in to a person who is signed in.

import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { readUser } from '#platform/web/api/stored-user.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { safeRedirect } from '#platform/web/shell/guard.ts'
import type { Entrance } from './entrance.ts'
import { EntryCard, EntryForm } from './EntryCard.tsx'

export function SignedInCard({ entrance, above }: { entrance: Entrance; above: string }) {
  const t = useText()
  const router = useRouter()
  const { search } = useAddress()
  const user = readUser()
  return (
    <EntryCard
      above={above}
      title={t('external_accounts_signed_in_title')}
      subtitle={t('external_accounts_signed_in_text', { name: user?.name ?? '', email: user?.email ?? '' })}
    >
      <EntryForm onSubmit={() => router.history.push(safeRedirect(search.redirect) ?? entrance.landing)}>
        <Button type="submit" size="md" fullWidth>
          {t('general_continue')}
        </Button>
      </EntryForm>
    </EntryCard>
  )
}

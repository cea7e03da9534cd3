// Login of an owner, or the button that gives one.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatDate, formatTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { OwnerView } from '../contract/owners.ts'
import { AddLoginModal } from './AddLoginModal.tsx'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'

export function LoginSection({ owner: { id, login } }: { owner: OwnerView }) {
  const t = useText()
  const [isAdding, setAdding] = useState(false)
  if (!login) {
    return (
      <Section title={t('owners_login')}>
        <Paragraph isSoft>{t('owners_no_login_yet')}</Paragraph>
        <Button variant="default" mt={12} onClick={() => setAdding(true)}>
          {t('owners_add')}
        </Button>
        {isAdding && <AddLoginModal ownerId={id} onClose={() => setAdding(false)} />}
      </Section>
    )
  }
  const { name, username, lastSeenAt, sessions, twoFactor, createdAt } = login
  return (
    <Section title={t('owners_login')}>
      <KeyValueList
        items={[
          { label: t('owners_login_name'), value: name },
          { label: t('owners_username'), value: username },
          {
            label: t('owners_last_seen'),
            value: lastSeenAt ? `${formatDate(lastSeenAt)} ${formatTime(lastSeenAt)}` : t('owners_never_seen'),
          },
          { label: t('owners_sessions_open'), value: String(sessions) },
          { label: t('owners_two_factor'), value: t(twoFactor ? 'general_yes' : 'general_no') },
          { label: t('owners_login_since'), value: formatDate(createdAt) },
        ]}
      />
    </Section>
  )
}

// Invitations with the answer of each person and the state of the mail.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { InvitationView } from '../../contract/participants.ts'
import { UnreachedNote } from './UnreachedNote.tsx'
import styles from './panel.module.css'

const first = 10

export function InvitationsSection({ invitations }: { invitations: readonly InvitationView[] }) {
  const t = useText()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? invitations : invitations.slice(0, first)
  return (
    <Section title={t('viewing_appointments_invitations')} count={invitations.length}>
      <ul className={styles.people}>
        {shown.map(({ id, name, email, sentAt, state, stateTitle, decline_reason, mailState, isUnreached, href }) => (
          <li key={id} className={styles.person}>
            <span className={styles.who}>
              <span className={styles.name}>{href ? <ScreenLink to={href}>{name}</ScreenLink> : name}</span>
              <span className={styles.soft}>
                {[email, formatDateTime(sentAt), !isUnreached && mailState].filter(Boolean).join(' · ')}
              </span>
              {isUnreached && <UnreachedNote />}
              {decline_reason && <span className={styles.comment}>{decline_reason}</span>}
            </span>
            <StateBadge state={`viewing.${state}`} title={stateTitle} />
          </li>
        ))}
      </ul>
      {shown.length < invitations.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)}>
          {t('viewing_appointments_invitations_all', { count: invitations.length })}
        </Button>
      )}
    </Section>
  )
}

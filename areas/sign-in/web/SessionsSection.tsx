// The user's active sessions; unknown ones can be ended here.

import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { idleSessionHours, longestSessionDays } from '#platform/rules/session-length.ts'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { formatDate, formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { getOwnSessions, revokeOtherSessions, revokeOwnSession } from '../contract/sessions.ts'
import styles from './AccountSecurity.module.css'

type OwnSession = ReceivedResponseOf<typeof getOwnSessions>['sessions'][number]

export function SessionsSection() {
  const t = useText()
  const query = useQuery(queryOf(getOwnSessions))
  const { data } = query
  const others = useChange(revokeOtherSessions, { stale: [getOwnSessions] })
  const sessions = data?.sessions ?? []
  const hasOthers = sessions.some(({ is_current }) => !is_current)
  return (
    <Section
      title={t('sign_in_sessions')}
      description={t('sign_in_sessions_text', { hours: idleSessionHours, days: longestSessionDays })}
      action={
        hasOthers && (
          <Button variant="default" loading={others.isPending} onClick={() => others.mutate({})}>
            {t('sign_in_revoke_others')}
          </Button>
        )
      }
    >
      {data && (
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <SessionLine key={session.id} session={session} />
          ))}
        </ul>
      )}
      {!data && <QueryView query={query} rows={2} />}
    </Section>
  )
}

function SessionLine({ session }: { session: OwnSession }) {
  const t = useText()
  const revoke = useChange(revokeOwnSession, { stale: [getOwnSessions] })
  const { browser, system } = session
  const isPhone = system === 'iPhone' || system === 'Android'
  const Icon = isPhone ? IconDeviceMobile : IconDeviceDesktop
  const name =
    browser && system ? t('sign_in_device', { browser, system }) : browser || system || t('sign_in_device_unknown')
  const values = { used: formatDateTime(session.last_used_at), since: formatDate(session.created_at) }
  return (
    <li className={styles.session}>
      <span className={styles.icon} aria-hidden>
        <Icon size={20} stroke={1.5} />
      </span>
      <div>
        <div className={styles.device}>
          {name}
          {session.is_current && <StateBadge state="current" tone="green" title={t('sign_in_this_session')} />}
        </div>
        <div className={styles.when}>{t('sign_in_session_times', values)}</div>
      </div>
      {!session.is_current && (
        <Button
          variant="default"
          loading={revoke.isPending}
          aria-label={t('sign_in_revoke_named', { device: name, since: formatDateTime(session.created_at) })}
          onClick={() => revoke.mutate({ params: { id: session.id } })}
        >
          {t('sign_in_revoke')}
        </Button>
      )}
    </li>
  )
}

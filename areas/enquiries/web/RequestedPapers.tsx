// State of the last request for documents: sending date, expiry of the link, and received documents.

import { IconCheck, IconClock } from '@tabler/icons-react'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { Asking } from './asked.ts'
import { PaperFacts } from './PaperFacts.tsx'
import styles from './RequestedPapers.module.css'

const tones = { requested: 'blue', received: 'green', expired: 'red' } as const

export function RequestedPapers({ request }: { request: NonNullable<Asking['request']> }) {
  const t = useText()
  const { state, sentAt, sentBy, expiresAt, receivedAt, note, wanted } = request
  const values = {
    sent: formatDate(sentAt),
    name: sentBy ?? '–',
    until: formatDate(expiresAt),
    received: formatDate(receivedAt),
  }
  return (
    <div className={styles.request}>
      <p className={styles.requestHead}>
        <StateBadge state={state} title={t(`enquiries_request_${state}`)} tone={tones[state]} />
        <PaperFacts>{t(`enquiries_request_${state}_text`, values)}</PaperFacts>
      </p>
      {note && <blockquote className={styles.note}>{note}</blockquote>}
      <ul className={styles.wanted}>
        {wanted.map(({ person, category, title, name, isHandedIn }) => (
          <li key={`${person} ${category}`} data-there={isHandedIn || undefined}>
            {isHandedIn ? (
              <IconCheck size={16} stroke={1.5} aria-hidden />
            ) : (
              <IconClock size={16} stroke={1.5} aria-hidden />
            )}
            <span>{name ? `${title} – ${name}` : title}</span>
            <PaperFacts>{t(isHandedIn ? 'enquiries_paper_came' : 'enquiries_paper_open')}</PaperFacts>
          </li>
        ))}
      </ul>
    </div>
  )
}

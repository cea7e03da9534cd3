// A transfer: kind, state, time, user, and reasons for a failure.

import { formatDate, formatDateTime, formatTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Tone } from '#platform/web/theme/tokens.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { TransferView } from '../contract/transfers.ts'
import styles from './Erp.module.css'

export const toneByState: Record<TransferView['state'], Tone> = {
  queued: 'amber',
  sent: 'blue',
  confirmed: 'green',
  refused: 'red',
  failed: 'red',
}

interface Props {
  transfer: TransferView
  /** Record of the transfer, shown where the page does not name it. */
  about?: { title: string; href: string | null }
}

export function TransferItem({ transfer, about }: Props) {
  const t = useText()
  const { kindTitle, state, stateTitle, isPaused, reasons, outcome, externalReference, agreedAt, by, createdAt } =
    transfer
  const facts = [
    t('erp_by', { date: formatDateTime(createdAt), name: by }),
    externalReference && t('erp_number', { reference: externalReference }),
    agreedAt && t('erp_agreed', { date: formatDate(agreedAt) }),
    outcome,
    transfer.nextTryAt && t('erp_next_try', { attempt: transfer.attempts + 1, time: formatTime(transfer.nextTryAt) }),
  ]
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        {about?.href ? (
          <ScreenLink to={about.href} className={styles.name ?? ''}>
            {about.title}
          </ScreenLink>
        ) : (
          <span className={styles.name}>{about?.title ?? kindTitle}</span>
        )}
        <StateBadge state={state} title={stateTitle} tone={isPaused ? 'grey' : toneByState[state]} />
      </div>
      <p className={styles.facts}>{[about && kindTitle, ...facts].filter(Boolean).join(' · ')}</p>
      {reasons.map((reason) => (
        <p key={reason} className={styles.problem}>
          {reason}
        </p>
      ))}
    </li>
  )
}

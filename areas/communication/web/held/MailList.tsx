// Held mails, newest first: recipient, subject, preview.

import { formatDate, formatTime } from '#platform/web/i18n/format.ts'
import type { HeldMail } from '../../contract/outbox.ts'
import styles from './MailList.module.css'

interface Props {
  mails: readonly HeldMail[]
  opened: string
  open: (id: string) => void
}

export function MailList({ mails, opened, open }: Props) {
  return (
    <ul className={styles.mails}>
      {mails.map((mail) => (
        <li key={mail.id}>
          <button
            type="button"
            className={styles.mail}
            aria-current={mail.id === opened ? 'true' : undefined}
            onClick={() => open(mail.id)}
          >
            <span className={styles.line}>
              <span className={styles.name}>{mail.toName || mail.toAddress}</span>
              <time className={styles.time} dateTime={mail.createdAt}>
                {whenOf(mail.createdAt)}
              </time>
            </span>
            <span className={styles.subject}>{mail.subject}</span>
            <span className={styles.preview}>{mail.preview}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The time if the instant is today, else the date. */
const whenOf = (instant: string): string =>
  formatDate(instant) === formatDate(new Date().toISOString()) ? formatTime(instant) : formatDate(instant)

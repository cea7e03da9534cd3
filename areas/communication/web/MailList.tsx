// Held mails, newest first: to whom, what about, how it begins.

import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { formatDate, formatNumber, formatTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import type { HeldMail } from '../contract/outbox.ts'
import styles from './MailList.module.css'

interface Props {
  mails: readonly HeldMail[]
  pagination: { totalItems: number; rowsPerPage: number; currentPage: number }
  opened: string | undefined
  open: (id: string) => void
  turn: (page: number) => void
}

export function MailList({ mails, pagination, opened, open, turn }: Props) {
  return (
    <>
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
      {pagination.totalItems > pagination.rowsPerPage && <Pages {...pagination} turn={turn} />}
    </>
  )
}

/** The time for today's, the day for older ones. */
const whenOf = (instant: string): string =>
  formatDate(instant) === formatDate(new Date().toISOString()) ? formatTime(instant) : formatDate(instant)

function Pages({ totalItems, rowsPerPage, currentPage, turn }: Props['pagination'] & Pick<Props, 'turn'>) {
  const t = useText()
  const last = Math.ceil(totalItems / rowsPerPage)
  const from = (currentPage - 1) * rowsPerPage + 1
  const to = Math.min(totalItems, currentPage * rowsPerPage)
  return (
    <div className={styles.pages}>
      <span>
        {t('communication_range', { from: formatNumber(from), to: formatNumber(to), total: formatNumber(totalItems) })}
      </span>
      <span className={styles.turns}>
        <IconButton
          label={t('communication_newer')}
          onClick={() => turn(currentPage - 1)}
          unavailable={currentPage > 1 ? undefined : t('communication_newest')}
        >
          <IconChevronLeft size={18} stroke={1.5} />
        </IconButton>
        <IconButton
          label={t('communication_older')}
          onClick={() => turn(currentPage + 1)}
          unavailable={currentPage < last ? undefined : t('communication_oldest')}
        >
          <IconChevronRight size={18} stroke={1.5} />
        </IconButton>
      </span>
    </div>
  )
}

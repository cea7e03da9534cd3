// Facts of a report: kind, author, date of the data, filters, recipients, and why it failed.

import { formatDate, formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { ReportView } from '../contract/reports.ts'
import styles from './Reports.module.css'

export function ReportFacts({ report }: { report: ReportView }) {
  const t = useText()
  const { kindTitle, createdAt, createdBy, dataAt, filters, pages, attached, recipients, failure, isScheduled, state } =
    report
  const made = { date: formatDateTime(createdAt), name: createdBy ?? '' }
  const facts = [
    kindTitle,
    createdBy
      ? t('reporting_made_by', made)
      : t(isScheduled ? 'reporting_made_by_schedule' : 'reporting_made_at', made),
    dataAt && t('reporting_data_at', { date: formatDateTime(dataAt) }),
    filters,
    pages !== null && t('reporting_pages', { count: pages }),
  ]
  const sent = recipients.filter(({ sentAt }) => sentAt !== null)
  const waiting = recipients.filter(({ sentAt }) => sentAt === null)
  const names = (some: ReportView['recipients']) =>
    some.map(({ name, sentAt }) => (sentAt ? `${name} (${formatDate(sentAt)})` : name)).join(', ')
  return (
    <>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      {sent.length > 0 && <p className={styles.facts}>{t('reporting_sent_to', { names: names(sent) })}</p>}
      {waiting.length > 0 && (
        <p className={styles.facts}>
          {t(state === 'done' ? 'reporting_not_sent_to' : 'reporting_will_be_sent_to', { names: names(waiting) })}
        </p>
      )}
      {attached.length > 0 && (
        <p className={styles.warning}>{t('reporting_attached', { names: attached.join(', ') })}</p>
      )}
      {failure && <p className={styles.problem}>{failure}</p>}
    </>
  )
}

// Where a reservation stands for its buyer: held until a day, waiting in the queue, or ended; and what is missing.

import { formatDate, formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import type { OwnReservation } from '../../contract/reservation-page.ts'
import styles from './reservation-page.module.css'

export function CourseView({ course }: { course: OwnReservation }) {
  const t = useText()
  const { state, objectTitle, address, until, feeOpen, feeDueOn, place, feeFate, price } = course
  const holds = state === 'signed' || state === 'paid' || state === 'completed'
  const isMissing = state === 'signed' && feeOpen !== null && feeOpen > 0
  const facts = [
    { label: t('sales_page_address'), value: address },
    { label: t('sales_fact_price'), value: price === null ? null : formatMoney(price) },
    { label: t('sales_fact_until'), value: holds && until ? formatDate(until) : null },
    { label: t('sales_fact_place'), value: place === null ? null : String(place) },
    { label: t('sales_course_open'), value: isMissing ? formatMoney(feeOpen) : null },
    { label: t('sales_fact_due'), value: isMissing && feeDueOn ? formatDate(feeDueOn) : null },
    { label: t('sales_fact_fate'), value: state === 'released' ? feeFate : null },
  ]
  return (
    <section className={styles.facts} aria-label={t('sales_reservation')}>
      <h2 className={styles.objectTitle}>{objectTitle}</h2>
      <p className={styles.lead} role="status" style={{ marginBottom: 12 }}>
        {t(`sales_course_${state}`)}
      </p>
      <KeyValueList items={facts.filter(({ value }) => value !== null)} />
    </section>
  )
}

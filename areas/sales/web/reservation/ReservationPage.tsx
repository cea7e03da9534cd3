// The buyer's page behind the link of the agreement: read it, accept it, and see where the reservation stands.

import { useQuery } from '@tanstack/react-query'
import { FormFrame } from '#areas/application-form/web/public.tsx'
import { CallFailed } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { withLanguage } from '#platform/web/api/request.ts'
import { useParam } from '#platform/web/core/address.ts'
import { formatDate, formatMoney } from '#platform/web/i18n/format.ts'
import { rememberMailedLanguage } from '#platform/web/i18n/mailed-language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { LinkEnded } from '#platform/web/ui/states/LinkEnded.tsx'
import { getReservationPage, type ReservationPage as Page } from '../../contract/reservation-page.ts'
import { AcceptForm } from './AcceptForm.tsx'
import { CourseView } from './CourseView.tsx'
import { DocumentLinks } from './DocumentLinks.tsx'
import styles from './reservation-page.module.css'

export const load = rememberMailedLanguage

export default function ReservationPage() {
  const t = useText()
  const link = { uuid: useParam('uuid'), token: useParam('token') }
  const query = useQuery({ ...queryOf(getReservationPage, { params: link }), retry: false })
  const { data, error } = query
  if (!data && error instanceof CallFailed && (error.status === 410 || error.status === 404)) {
    return <LinkEnded purpose={t('sales_page_title')} reason={error.message} />
  }
  if (!data) return <QueryView query={query} rows={6} />
  const addressOf = (file: string) =>
    withLanguage(`/api/v1/action/${link.uuid}/${link.token}/reservation-agreement/${file}`)
  return (
    <FormFrame template={data.template} page="update" project={data.projectName} title={t('sales_page_title')}>
      <div className={styles.form}>
        {data.state === 'offered' ? (
          <>
            <p className={styles.lead}>{t('sales_page_lead', { name: data.contactName })}</p>
            <Offered page={data} />
            <DocumentLinks files={data.files} addressOf={addressOf} />
            <p className={styles.note}>{t('sales_page_not_binding')}</p>
            <AcceptForm link={link} />
          </>
        ) : (
          <>
            <CourseView course={data} />
            <DocumentLinks files={data.files} addressOf={addressOf} />
          </>
        )}
        <Contact contact={data.contact} />
      </div>
    </FormFrame>
  )
}

function Offered({ page }: { page: Page }) {
  const t = useText()
  const facts = [
    { label: t('sales_page_address'), value: page.address },
    { label: t('sales_fact_price'), value: page.price === null ? null : formatMoney(page.price) },
    { label: t('sales_page_fee'), value: formatMoney(page.fee) },
    { label: t('sales_page_days'), value: t('sales_page_days_value', { days: page.reservationDays }) },
    { label: t('sales_page_payment_days'), value: t('sales_page_days_value', { days: page.paymentDays }) },
    { label: t('sales_page_valid'), value: page.linkUntil && formatDate(page.linkUntil) },
  ]
  return (
    <section className={styles.facts} aria-label={page.objectTitle}>
      <h2 className={styles.objectTitle}>{page.objectTitle}</h2>
      <KeyValueList items={facts.filter(({ value }) => value !== null)} />
    </section>
  )
}

function Contact({ contact: { person, phone, email } }: { contact: Page['contact'] }) {
  const t = useText()
  if (person === '' && phone === '' && email === '') return null
  return (
    <p className={styles.contact}>
      <span>{[t('sales_page_contact'), person].join(' ')}</span>
      {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  )
}

// The reservation on the status page of the application.

import { useQuery } from '@tanstack/react-query'
import type { Credentials } from '#areas/application-form/contract/form-shapes.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { withLanguage } from '#platform/web/api/request.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useAreaTexts } from '#platform/web/i18n/use-area-texts.ts'
import { getOwnReservation } from '../../contract/reservation-page.ts'
import { CourseView } from './CourseView.tsx'
import { DocumentLinks } from './DocumentLinks.tsx'
import styles from './reservation-page.module.css'

export default function OwnReservationSection({ credentials }: { credentials: Credentials }) {
  const t = useText()
  const { slug, token } = credentials
  const hasTexts = useAreaTexts('sales', true)
  const { data } = useQuery({ ...queryOf(getOwnReservation, { params: credentials }), retry: false })
  if (!data?.reservation || !hasTexts) return null
  return (
    <div className={styles.form}>
      <h2 style={{ margin: '24px 0 0' }}>{t('sales_reservation')}</h2>
      <CourseView course={data.reservation} />
      <DocumentLinks
        // The hand-over has a section of its own.
        files={data.reservation.files.filter((file) => file !== 'handover')}
        addressOf={(file) => withLanguage(`/api/v2/applications/${slug}/${token}/status/reservation/${file}`)}
      />
    </div>
  )
}

// Section on the public page of an object: open viewings and the link to book. Nothing is shown if there is none.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useAreaTexts } from '#platform/web/i18n/use-area-texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { initBooking } from '../../contract/booking.ts'
import { bookingPath } from '../../rules/appointment-address.ts'
import { spokenWhen } from './spoken-when.ts'
import styles from './booking.module.css'

export default function VisitSection({ objectId }: { objectId: string }) {
  const t = useText()
  const sent = { params: { lang: currentLanguage() }, query: { objectSlug: objectId } }
  const { data } = useQuery({ ...queryOf(initBooking, sent), retry: false })
  const shown = data?.appointments.filter(({ slots }) => slots.length > 0) ?? []
  // The page of the object does not load the texts of this area; they are read only when there is something to show.
  const hasTexts = useAreaTexts('viewing-appointments', shown.length > 0)
  if (shown.length === 0 || !hasTexts) return null
  const open = shown.filter(({ kind }) => kind === 'open')
  const hasSlots = shown.some(({ kind }) => kind !== 'open')
  return (
    <section className={styles.visit} aria-labelledby="visit">
      <h2 id="visit" className={styles.cardTitle}>
        {t('viewing_appointments_public_visit')}
      </h2>
      {open.flatMap(({ slots, place }) =>
        slots.map((slot) => (
          <p key={slot.id} className={styles.text}>
            <strong>{spokenWhen(t, slot)}</strong>
            {`, ${place}`}
          </p>
        )),
      )}
      {open.length > 0 && <p className={styles.soft}>{t('viewing_appointments_public_open_text')}</p>}
      {hasSlots && (
        <>
          <p className={styles.text}>{t('viewing_appointments_public_visit_text')}</p>
          <div>
            <Button component={ScreenLink} to={bookingPath(objectId)}>
              {t('viewing_appointments_public_visit_book')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

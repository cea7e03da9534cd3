// The four booking pages: general or about one object, for an invited person or with contact fields.

import { useText } from '#platform/web/i18n/texts.ts'
import { useParam } from '#platform/web/core/address.ts'
import { rememberMailedLanguage } from '#platform/web/i18n/mailed-language.ts'
import { BookingFrame } from './BookingFrame.tsx'
import { BookingSteps } from './BookingSteps.tsx'
import { InvitedNotice } from './InvitedNotice.tsx'
import { OpenAppointments } from './OpenAppointments.tsx'
import styles from './booking.module.css'

export const load = rememberMailedLanguage

export default function BookingPage() {
  const t = useText()
  const interestedPersonSlug = useParam('interestedPersonSlug')
  const objectSlug = useParam('objectSlug')
  const slugs = { ...(interestedPersonSlug && { interestedPersonSlug }), ...(objectSlug && { objectSlug }) }
  return (
    <BookingFrame
      slugs={slugs}
      titleOf={({ object }) =>
        object
          ? t('viewing_appointments_public_title_object', { object: object.title })
          : t('viewing_appointments_public_title')
      }
    >
      {(page) => (
        <div className={styles.page}>
          <InvitedNotice page={page} slug={interestedPersonSlug} />
          <OpenAppointments appointments={page.appointments} />
          {!page.booking && <BookingSteps page={page} slugs={slugs} />}
        </div>
      )}
    </BookingFrame>
  )
}

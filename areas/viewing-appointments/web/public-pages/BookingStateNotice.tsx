// State of a booking in words, with the next step.

import { useText } from '#platform/web/i18n/texts.ts'
import type { OwnBooking } from '../../contract/booking.ts'
import { Notice } from './Notice.tsx'
import { spokenInstant } from './spoken-when.ts'

const tones = {
  booked: 'done',
  waiting: 'wait',
  offered: 'wait',
  held: 'info',
  queued: 'info',
  declined: 'info',
  cancelled: 'info',
  lapsed: 'info',
} as const

export function BookingStateNotice({ booking, isNew }: { booking: OwnBooking; isNew: boolean }) {
  const t = useText()
  const { state, place, until } = booking
  const known = state === 'queued' ? 'held' : state
  const values = { place: place ?? 1, until: until ? spokenInstant(t, until) : '' }
  return (
    <Notice tone={tones[state]} title={t(`viewing_appointments_public_is_${known}`, values)}>
      <p>
        {t(
          state === 'booked' && isNew
            ? 'viewing_appointments_public_is_booked_new_text'
            : `viewing_appointments_public_is_${known}_text`,
          values,
        )}
      </p>
    </Notice>
  )
}

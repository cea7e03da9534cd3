// The visitor's booking, opened from the mailed link: date, place, code, and buttons to change or cancel it.
// Opening it changes nothing.

import { useAddress, useParam } from '#platform/web/core/address.ts'
import { rememberMailedLanguage } from '#platform/web/i18n/mailed-language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { BookingFrame } from './BookingFrame.tsx'
import { ChangeForm } from './ChangeForm.tsx'
import { OwnBookingView } from './OwnBookingView.tsx'

export const load = rememberMailedLanguage

export default function OwnBookingPage() {
  const t = useText()
  const appointmentSlug = useParam('appointmentSlug')
  const { search, setSearch } = useAddress()
  return (
    <BookingFrame slugs={{ appointmentSlug }} titleOf={() => t('viewing_appointments_public_own_title')}>
      {({ booking, appointments }) => {
        if (!booking) return <EmptyState title={t('viewing_appointments_booking_over')} />
        const appointment = appointments.find(({ id }) => id === booking.appointmentId)
        if (search.change && booking.canChange && appointment) {
          const leave = () => setSearch({ change: undefined, booked: undefined })
          return <ChangeForm slug={appointmentSlug} booking={booking} appointment={appointment} onDone={leave} />
        }
        return (
          <OwnBookingView
            slug={appointmentSlug}
            booking={booking}
            appointment={appointment}
            isNew={search.booked === '1'}
            onChange={() => void setSearch({ change: '1' })}
          />
        )
      }}
    </BookingFrame>
  )
}

// Which actions an appointment allows in which state, and why not.

import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import { takesBookings, type AppointmentKind, type AppointmentState, type KeptAppointmentState } from './appointment.ts'

interface Standing {
  kind: AppointmentKind
  state: KeptAppointmentState
  startsAt: Date
  endsAt: Date
  /** True if a user or a named person leads the viewing. */
  hasHost: boolean
  /** Active bookings, waiting ones included. */
  participants: number
}

const isOpen = ({ state }: Pick<Standing, 'state'>): boolean => state === 'planned' || state === 'published'

const open = (standing: Pick<Standing, 'state'>): Verdict =>
  isOpen(standing) ? yes : no(`viewing_appointments_reason_${standing.state}`)

export const appointmentActions = ['edit', 'publish', 'invite', 'cancel', 'complete', 'delete', 'write'] as const
export type AppointmentAction = (typeof appointmentActions)[number]

export const appointmentCan: Record<AppointmentAction, (standing: Standing, now: Date) => Verdict> = {
  edit: open,
  publish(standing, now) {
    if (standing.state !== 'planned') return no(`viewing_appointments_reason_${standing.state}`)
    if (standing.endsAt <= now) return no('viewing_appointments_reason_over')
    return standing.hasHost ? yes : no('viewing_appointments_host_missing')
  },
  invite(standing, now) {
    if (!takesBookings(standing.kind)) return no('viewing_appointments_reason_no_bookings')
    if (standing.state !== 'published') {
      return no(
        standing.state === 'planned'
          ? 'viewing_appointments_reason_not_published'
          : `viewing_appointments_reason_${standing.state}`,
      )
    }
    return standing.endsAt > now ? yes : no('viewing_appointments_reason_over')
  },
  cancel(standing, now) {
    const allowed = open(standing)
    if (!allowed.allowed) return allowed
    return standing.endsAt > now ? yes : no('viewing_appointments_reason_over')
  },
  complete(standing, now) {
    if (standing.state !== 'published') {
      return no(
        standing.state === 'planned'
          ? 'viewing_appointments_reason_not_published'
          : `viewing_appointments_reason_${standing.state}`,
      )
    }
    return standing.startsAt <= now ? yes : no('viewing_appointments_reason_not_begun')
  },
  delete: ({ state, participants }) =>
    participants === 0 || state === 'cancelled' ? yes : no('viewing_appointments_reason_has_participants'),
  write: ({ kind }) => (takesBookings(kind) ? yes : no('viewing_appointments_reason_no_bookings')),
}

/** State shown to people. */
export const shownState = (state: KeptAppointmentState, { hasFreeSeat }: { hasFreeSeat: boolean }): AppointmentState =>
  state === 'published' && !hasFreeSeat ? 'full' : state

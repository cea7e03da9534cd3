// Routes: the lists of the back office, which can be shown as a calendar, and the public booking pages.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'

export const appointmentRoutes: readonly ScreenRoute[] = [
  {
    name: 'viewingAppointments',
    path: '/viewing-appointments',
    layout: 'staff',
    permission: 'viewing',
    redirectTo: '/viewing-appointments/booked',
  },
  {
    name: 'booked',
    path: '/viewing-appointments/booked',
    layout: 'staff',
    permission: 'viewing',
    title: 'screen_viewing_booked',
    page: () => import('./BookedPage.tsx'),
  },
  {
    name: 'withoutRegistrations',
    path: '/viewing-appointments/without-registrations',
    layout: 'staff',
    permission: 'viewing',
    title: 'screen_viewing_without_registrations',
    page: () => import('./WithoutRegistrationsPage.tsx'),
  },
  {
    name: 'appointmentsBookingGeneral',
    path: '/action/$interestedPersonSlug/appointments-booking-general',
    layout: 'form',
    texts: ['viewing-appointments'],
    title: 'viewing_appointments_public_title',
    page: () => import('./public-pages/BookingPage.tsx'),
  },
  {
    name: 'appointmentsBookingGeneralWithContact',
    path: '/action/appointments-booking-general-with-contact',
    layout: 'form',
    texts: ['viewing-appointments'],
    title: 'viewing_appointments_public_title',
    page: () => import('./public-pages/BookingPage.tsx'),
  },
  {
    name: 'appointmentsBookingObject',
    path: '/action/$objectSlug/$interestedPersonSlug/appointments-booking-object',
    layout: 'form',
    texts: ['viewing-appointments'],
    title: 'viewing_appointments_public_title',
    page: () => import('./public-pages/BookingPage.tsx'),
  },
  {
    name: 'appointmentsBookingObjectWithContact',
    path: '/action/$objectSlug/appointments-booking-object-with-contact',
    layout: 'form',
    texts: ['viewing-appointments'],
    title: 'viewing_appointments_public_title',
    page: () => import('./public-pages/BookingPage.tsx'),
  },
  {
    name: 'appointmentCancelBooking',
    path: '/action/$appointmentSlug/$interestedPersonSlug/appointment-cancel-booking',
    layout: 'form',
    texts: ['viewing-appointments'],
    title: 'viewing_appointments_public_cancel_title',
    page: () => import('./public-pages/CancelBookingPage.tsx'),
  },
  {
    name: 'appointmentEditParticipants',
    path: '/action/$appointmentSlug/appointment-edit-participants',
    layout: 'form',
    texts: ['viewing-appointments'],
    title: 'viewing_appointments_public_own_title',
    page: () => import('./public-pages/OwnBookingPage.tsx'),
  },
]

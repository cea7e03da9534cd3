// Routes of the back office. Both lists can be shown as a calendar.

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
]

// Routes of sales.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'

export const salesRoutes: readonly ScreenRoute[] = [
  {
    name: 'reservationSettings',
    path: '/project-settings/reservation',
    layout: 'staff',
    permission: 'admin',
    title: 'screen_settings_reservation',
    page: () => import('./settings/ReservationSettingsPage.tsx'),
  },
  {
    name: 'buyingConfirmationForm',
    path: '/action/$uuid/$token/buying-confirmation-form',
    layout: 'form',
    title: 'sales_form_title',
    page: () => import('./confirmation/ConfirmationFormPage.tsx'),
  },
]

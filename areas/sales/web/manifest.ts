// Registers the screens of sales.

import { applicationStatusMain } from '#areas/application-form/contract/places.ts'
import { applicationMain } from '#areas/applications/contract/places.ts'
import { isSaleState } from '#areas/applications/rules/application-state.ts'
import type { WebArea } from '#platform/web/shell/web-area.ts'
import { slot } from '#platform/web/slots/slot.tsx'
import { salesRoutes } from './routes.ts'

export const salesWeb: WebArea = {
  word: 'sales',
  routes: salesRoutes,
  followers: async () => (await import('./followers.ts')).saleFollowers,
  slots: [
    slot(applicationMain, {
      order: 200,
      permission: 'applications_read',
      isShown: (_application, { lets }) => !lets,
      load: () => import('./confirmation/ConfirmationSection.tsx'),
    }),
    slot(applicationMain, {
      order: 210,
      permission: 'applications_read',
      isShown: ({ application }) => isSaleState(application.progress_state),
      load: () => import('./reservation/ReservationSection.tsx'),
    }),
    slot(applicationMain, {
      order: 215,
      permission: 'applications_read',
      isShown: (_application, { lets }) => !lets,
      load: () => import('./prices/BuyerPricesSection.tsx'),
    }),
    slot(applicationMain, {
      order: 220,
      permission: 'applications_read',
      isShown: ({ application }) => application.progress_state === 'sale.reservation.completed',
      load: () => import('./completion/CompletionSection.tsx'),
    }),
    slot(applicationMain, {
      order: 230,
      permission: 'applications_read',
      isShown: ({ application }) => application.progress_state === 'sale.reservation.completed',
      load: () => import('./handover/HandoverSection.tsx'),
    }),
    slot(applicationStatusMain, { order: 80, load: () => import('./handover/OwnHandoverSection.tsx') }),
    slot(applicationStatusMain, { order: 60, load: () => import('./reservation/OwnReservationSection.tsx') }),
  ],
}

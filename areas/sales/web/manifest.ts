// Registers the screens of sales.

import { applicationStatusMain } from '#areas/application-form/contract/places.ts'
import { applicationMain } from '#areas/applications/contract/places.ts'
import { isSaleState, type ApplicationState } from '#areas/applications/rules/application-state.ts'
import type { WebArea } from '#platform/web/shell/web-area.ts'
import { slot } from '#platform/web/slots/slot.tsx'
import { salesRoutes } from './routes.ts'

/** Before the reservation there is nothing to choose. */
const hasObject = (state: ApplicationState): boolean => isSaleState(state) && state !== 'sale.new'

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
    slot(applicationMain, {
      order: 212,
      permission: 'applications_read',
      isShown: ({ application }) => hasObject(application.progress_state),
      load: () => import('./choices/ChoicesSection.tsx'),
    }),
    slot(applicationMain, {
      order: 214,
      permission: 'applications_read',
      isShown: ({ application }) => application.progress_state === 'sale.reservation.completed',
      load: () => import('./choices/DatesSection.tsx'),
    }),
    slot(applicationStatusMain, {
      order: 10,
      isShown: ({ sells }) => sells,
      load: () => import('./choices/OwnPurchaseSection.tsx'),
    }),
    slot(applicationStatusMain, {
      order: 30,
      isShown: ({ sells }) => sells,
      load: () => import('./choices/OwnDatesSection.tsx'),
    }),
    slot(applicationStatusMain, {
      order: 40,
      isShown: ({ sells }) => sells,
      load: () => import('./choices/OwnChoicesSection.tsx'),
    }),
    slot(applicationStatusMain, {
      order: 60,
      isShown: ({ sells }) => sells,
      load: () => import('./reservation/OwnReservationSection.tsx'),
    }),
  ],
}

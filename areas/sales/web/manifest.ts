// Registers the screens of sales.

import { applicationMain } from '#areas/applications/contract/places.ts'
import type { WebArea } from '#platform/web/shell/web-area.ts'
import { slot } from '#platform/web/slots/slot.tsx'
import { salesRoutes } from './routes.ts'

export const salesWeb: WebArea = {
  word: 'sales',
  routes: salesRoutes,
  slots: [
    slot(applicationMain, {
      order: 200,
      permission: 'applications_read',
      isShown: (_application, { lets }) => !lets,
      load: () => import('./confirmation/ConfirmationSection.tsx'),
    }),
  ],
}

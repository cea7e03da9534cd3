// Registers the area in the web client. Large parts are imported when first shown.

import { applicationsListPlaces } from '#areas/applications/contract/places.ts'
import type { WebArea } from '#platform/web/shell/web-area.ts'
import { slot } from '#platform/web/slots/slot.tsx'
import { applicationFormRoutes } from './routes.ts'

export const applicationFormWeb: WebArea = {
  word: 'application-form',
  routes: applicationFormRoutes,
  palette: async () => (await import('./palette.ts')).applicationFormPalette,
  slots: [
    slot(applicationsListPlaces.actions, {
      order: 100,
      permission: 'applications_write',
      load: () => import('./documents/PaperButton.tsx'),
    }),
  ],
}

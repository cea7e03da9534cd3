// Registers the area in the web client. Large parts are imported when first shown.

import { ownerPageSections } from '#areas/owners/contract/places.ts'
import type { WebArea } from '#platform/web/shell/web-area.ts'
import { slot } from '#platform/web/slots/slot.tsx'
import { objectPanels } from './panels.ts'
import { objectRoutes } from './routes.ts'

export const objectsWeb: WebArea = {
  word: 'objects',
  routes: objectRoutes,
  panels: objectPanels,
  slots: [
    slot(ownerPageSections, {
      order: 100,
      permission: 'admin',
      load: () => import('./details/OwnerObjectsSection.tsx'),
    }),
  ],
  palette: async () => (await import('./palette.ts')).objectPalette,
}

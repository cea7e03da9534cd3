// Registers the area in the web. Large modules are imported when first shown.

import { objectListsPlaces, objectSide } from '#areas/objects/contract/places.ts'
import type { WebArea } from '#platform/web/shell/web-area.ts'
import { slot } from '#platform/web/slots/slot.tsx'
import { advertButton, deactivateDialog, publishDialog } from '../contract/list-places.ts'
import { marketingPanels } from './panels.ts'
import { marketingRoutes } from './routes.ts'

const permission = 'object_advertisement' as const

export const marketingWeb: WebArea = {
  word: 'marketing',
  routes: marketingRoutes,
  panels: marketingPanels,
  slots: [
    slot(objectSide, { order: 350, permission, load: () => import('./AdvertSection.tsx') }),
    slot(objectListsPlaces.rowButtons, {
      order: 100,
      permission,
      isShown: ({ button }) => button === advertButton,
      load: () => import('./AdvertButton.tsx'),
    }),
    slot(objectListsPlaces.dialogs, {
      order: 400,
      permission,
      isShown: ({ option }) => option.value === publishDialog,
      load: () => import('./PublishAdvertsModal.tsx'),
    }),
    slot(objectListsPlaces.dialogs, {
      order: 410,
      permission,
      isShown: ({ option }) => option.value === deactivateDialog,
      load: () => import('./EndAdvertsModal.tsx'),
    }),
  ],
}

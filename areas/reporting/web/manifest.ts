// Registers the area in the web. Large modules are imported when they are first shown.

import { objectListsPlaces } from '#areas/objects/contract/places.ts'
import type { WebArea } from '#platform/web/shell/web-area.ts'
import { slot } from '#platform/web/slots/slot.tsx'
import { advertisingDialog } from '../contract/list-dialogs.ts'
import { reportingRoutes } from './routes.ts'

export const reportingWeb: WebArea = {
  word: 'reporting',
  routes: reportingRoutes,
  slots: [
    slot(objectListsPlaces.dialogs, {
      order: 300,
      permission: 'reporting_read',
      isShown: ({ option }) => option.value === advertisingDialog,
      load: () => import('./AdvertisingReportModal.tsx'),
    }),
  ],
}

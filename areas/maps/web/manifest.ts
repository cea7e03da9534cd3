// Registers the sections on the dashboard of analytics.

import { analyticsMain } from '#areas/analytics/contract/places.ts'
import type { WebArea } from '#platform/web/shell/web-area.ts'
import { slot } from '#platform/web/slots/slot.tsx'

export const mapsWeb: WebArea = {
  word: 'maps',
  routes: [],
  slots: [
    slot(analyticsMain, {
      order: 100,
      permission: 'analytics_read',
      isShown: ({ hasApplications }) => hasApplications,
      load: () => import('./origin/OriginSection.tsx'),
    }),
    slot(analyticsMain, {
      order: 200,
      permission: 'analytics_read',
      load: () => import('./travel/TravelSection.tsx'),
    }),
  ],
}

// Registers the web part of the area. Large modules are loaded on first use.

import { homeFigures } from '#areas/home/contract/places.ts'
import type { WebArea } from '#platform/web/shell/web-area.ts'
import { slot } from '#platform/web/slots/slot.tsx'
import { analyticsRoutes } from './routes.ts'

export const analyticsWeb: WebArea = {
  word: 'analytics',
  routes: analyticsRoutes,
  palette: async () => (await import('./palette.ts')).analyticsPalette,
  slots: [
    slot(homeFigures, {
      order: 100,
      permission: 'homepage_read',
      load: () => import('./KeyFiguresSection.tsx'),
    }),
  ],
}

// The areas of a prerendered public page. Other pages are loaded with all areas (`areas.web.ts`); this entry imports
// only the routes, to stay small.

import { applicationFormRoutes } from '#areas/application-form/web/routes.ts'
import { homeParts } from '#areas/home/web/routes.ts'
import { publicObjectRoutes } from '#areas/objects/web/public-routes.ts'
import { slotsLater } from '#platform/web/slots/slot-source.ts'
import type { Product } from '#platform/web/shell/web-area.ts'

export const product: Product = {
  areas: [
    { word: 'objects', routes: publicObjectRoutes },
    { word: 'application-form', routes: applicationFormRoutes },
  ],
  panels: [],
  // Public pages have no session.
  parts: { ...homeParts, signOut: async () => {}, countUnread: async () => 0 },
  slots: slotsLater(async () => (await import('./areas.web.ts')).areas.flatMap(({ slots = [] }) => slots)),
}

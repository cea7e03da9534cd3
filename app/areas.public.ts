// The areas of a prerendered public page. Other pages are loaded with all areas (`areas.web.ts`); this entry imports
// only the routes, to stay small.

import { applicationFormRoutes } from '#areas/application-form/web/routes.ts'
import { homeParts } from '#areas/home/web/routes.ts'
import { objectRoutes } from '#areas/objects/web/routes.ts'
import { slotsLater } from '#platform/web/slots/slot-source.ts'
import type { Product } from '#platform/web/shell/web-area.ts'

const forPublic = ({ layout }: (typeof objectRoutes)[number]) => layout === 'public' || layout === 'form'

export const product: Product = {
  areas: [
    { word: 'objects', routes: objectRoutes.filter(forPublic) },
    { word: 'application-form', routes: applicationFormRoutes.filter(forPublic) },
  ],
  panels: [],
  // Public pages have no session.
  parts: { ...homeParts, signOut: async () => {}, countUnread: async () => 0 },
  slots: slotsLater(async () => (await import('./areas.web.ts')).areas.flatMap(({ slots = [] }) => slots)),
}

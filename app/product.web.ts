// The whole product in the browser: all areas, screens that are still announced, and the parts of the back office.

import { slotsAtOnce } from '#platform/web/slots/slot-source.ts'
import { followStanding } from '#platform/web/shell/follow-standing.ts'
import { shellRoutes } from '#platform/web/shell/shell-routes.ts'
import { StaffLoading } from '#platform/web/shell/StaffLoading.tsx'
import { partsOf, type Product } from '#platform/web/shell/web-area.ts'
import { areas } from './areas.web.ts'
import { screensOf } from './screens.ts'

export const product: Product = {
  areas: screensOf(areas),
  parts: partsOf([{ word: 'shell', routes: shellRoutes, parts: { StaffLoading, followStanding } }, ...areas]),
  slots: slotsAtOnce(areas.flatMap(({ slots = [] }) => slots)),
}

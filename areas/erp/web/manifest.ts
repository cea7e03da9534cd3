// Registers the area in the web. Large modules are imported when first shown.

import { objectSide } from '#areas/objects/contract/places.ts'
import { tenantSide } from '#areas/tenants/contract/places.ts'
import type { WebArea } from '#platform/web/shell/web-area.ts'
import { slot } from '#platform/web/slots/slot.tsx'
import { erpRoutes } from './routes.ts'

export const erpWeb: WebArea = {
  word: 'erp',
  routes: erpRoutes,
  slots: [
    slot(objectSide, { order: 400, load: () => import('./ErpObjectSection.tsx') }),
    slot(tenantSide, { order: 150, load: () => import('./ErpTenancySection.tsx') }),
  ],
}

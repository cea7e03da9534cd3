// Registers the web part of the area. Large modules are loaded on first use.

import { objectMain, objectReservation } from '#areas/objects/contract/places.ts'
import type { WebArea } from '#platform/web/shell/web-area.ts'
import { slot } from '#platform/web/slots/slot.tsx'
import { tenantRoutes } from './routes.ts'

export const tenantsWeb: WebArea = {
  word: 'tenants',
  routes: tenantRoutes,
  palette: async () => (await import('./palette.ts')).tenantPalette,
  followers: async () => (await import('./followers.ts')).tenantFollowers,
  slots: [
    slot(objectMain, { order: 300, permission: 'tenants_read', load: () => import('./TenanciesSection.tsx') }),
    slot(objectReservation, {
      order: 100,
      permission: 'tenants_write',
      load: () => import('./ReserveObjectDialog.tsx'),
    }),
  ],
}

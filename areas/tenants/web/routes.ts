// Routes of the area: the list and one tenancy.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'
import { tenantMain, tenantSide, tenantsListPlaces } from '../contract/places.ts'

export const tenantRoutes: readonly ScreenRoute[] = [
  {
    name: 'tenant',
    path: '/tenant',
    layout: 'staff',
    permission: 'tenants_read',
    title: 'screen_tenants',
    slots: [tenantsListPlaces.actions, tenantsListPlaces.rowButtons],
    page: () => import('./TenantsPage.tsx'),
  },
  {
    name: 'tenantDetails',
    path: '/tenant/$id',
    layout: 'staff',
    permission: 'tenants_read',
    title: 'screen_tenant_details',
    slots: [tenantMain, tenantSide],
    page: () => import('./TenantDetailsPage.tsx'),
  },
]

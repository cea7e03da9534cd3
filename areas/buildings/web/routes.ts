// The list of buildings.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'

export const buildingRoutes: readonly ScreenRoute[] = [
  {
    name: 'buildings',
    path: '/objects/buildings',
    layout: 'staff',
    permission: 'object_read',
    title: 'screen_buildings',
    page: () => import('./BuildingsPage.tsx'),
  },
  {
    name: 'buildingDetails',
    path: '/objects/buildings/$id',
    layout: 'staff',
    permission: 'object_read',
    title: 'buildings_plan',
    page: () => import('./BuildingDetailsPage.tsx'),
  },
]

// Routes of the public pages of objects. A module of their own, so that a prerendered page loads no routes of the back
// office.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'

export const publicObjectRoutes: readonly ScreenRoute[] = [
  {
    name: 'publicObjectList',
    path: '/public-object-list',
    layout: 'public',
    texts: ['objects', 'buildings'],
    title: 'objects_public_title',
    page: () => import('./public-pages/PublicListPage.tsx'),
  },
  {
    name: 'publicObjectDetails',
    path: '/public-object-details/$id',
    layout: 'public',
    texts: ['objects', 'buildings'],
    title: 'objects_public_details_title',
    page: () => import('./public-pages/PublicDetailsPage.tsx'),
  },
]

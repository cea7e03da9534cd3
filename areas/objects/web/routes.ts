// Routes of the objects area: lists and details; `public-routes.ts` has the public pages.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'
import { objectListsPlaces, objectMain, objectSide } from '../contract/places.ts'
import { publicObjectRoutes } from './public-routes.ts'

const pages = () => import('./details/ObjectListPages.tsx')

const list = (
  name: string,
  path: string,
  page: (module: Awaited<ReturnType<typeof pages>>) => () => React.ReactNode,
): ScreenRoute => ({
  name,
  path: `/objects/${path}`,
  layout: 'staff',
  permission: 'object_read',
  title: `screen_${path}`,
  slots: [objectListsPlaces.actions, objectListsPlaces.rowButtons],
  page: async () => ({ default: page(await pages()) }),
})

export const objectRoutes: readonly ScreenRoute[] = [
  {
    name: 'objects',
    path: '/objects',
    layout: 'staff',
    permission: 'object_read',
    redirectTo: '/objects/apartments',
  },
  list('apartments', 'apartments', ({ ApartmentsPage }) => ApartmentsPage),
  list('parkingSpace', 'parking', ({ ParkingSpacesPage }) => ParkingSpacesPage),
  list('outbuildings', 'outbuildings', ({ OutbuildingsPage }) => OutbuildingsPage),
  list('business', 'business', ({ BusinessUnitsPage }) => BusinessUnitsPage),
  list('plots', 'plots', ({ PlotsPage }) => PlotsPage),
  {
    name: 'importObjects',
    path: '/objects/import',
    layout: 'staff',
    permission: 'object_write',
    title: 'objects_import_title',
    page: () => import('./import/ImportPage.tsx'),
  },
  {
    name: 'iframe',
    path: '/project-settings/website/iframe',
    layout: 'staff',
    permission: 'admin',
    title: 'screen_settings_iframe',
    page: () => import('./public-pages/EmbedPage.tsx'),
  },
  {
    name: 'objectDetails',
    path: '/objects/$id',
    layout: 'staff',
    permission: 'object_read',
    title: 'screen_object_details',
    slots: [objectMain, objectSide],
    page: () => import('./details/ObjectDetailsPage.tsx'),
  },
  ...publicObjectRoutes,
]

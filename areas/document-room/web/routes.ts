// Routes of document rooms. Guests and staff share the page of a room; what they may do on it differs.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'

const settings = '/project-settings/dms-settings'

export const documentRoomRoutes: readonly ScreenRoute[] = [
  {
    name: 'dms',
    path: '/dms/$dmsSlug',
    layout: 'external',
    permission: 'permit',
    userTypes: ['melon', 'dms'],
    title: 'screen_dms',
    page: () => import('./rooms/RoomPage.tsx'),
  },
  { name: 'dmsSettings', path: settings, layout: 'staff', permission: 'admin', redirectTo: `${settings}/roles` },
  {
    name: 'dmsRoles',
    path: `${settings}/roles`,
    layout: 'staff',
    permission: 'admin',
    title: 'screen_settings_dms_roles',
    page: () => import('./settings/RolesPage.tsx'),
  },
  {
    name: 'dmsCategories',
    path: `${settings}/categories`,
    layout: 'staff',
    permission: 'admin',
    title: 'screen_settings_dms_categories',
    page: () => import('./settings/CategoriesPage.tsx'),
  },
]

// Settings page of the accounts at the portals.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'
import { settingsPath } from '../rules/platform-address.ts'

export const marketingRoutes: readonly ScreenRoute[] = [
  {
    name: 'rentalPlatforms',
    path: settingsPath,
    layout: 'staff',
    permission: 'admin',
    title: 'screen_settings_rental_platforms',
    page: () => import('./PlatformsPage.tsx'),
  },
]

// One's own profile.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'

export const usersRoutes: readonly ScreenRoute[] = [
  {
    name: 'account',
    path: '/profile-settings/account',
    layout: 'staff',
    permission: 'permit',
    title: 'screen_account',
    page: () => import('./AccountPage.tsx'),
  },
  {
    name: 'notifications',
    path: '/profile-settings/notifications',
    layout: 'staff',
    permission: 'permit',
    title: 'screen_notifications',
    page: () => import('./NotificationsPage.tsx'),
  },
]

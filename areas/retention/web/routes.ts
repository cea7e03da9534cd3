// Route to the preview of the nightly deletion, for administrators.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'

export const retentionRoutes: readonly ScreenRoute[] = [
  {
    name: 'retention',
    path: '/project-settings/retention',
    layout: 'staff',
    permission: 'admin',
    title: 'retention_title',
    page: () => import('./RetentionPage.tsx'),
  },
]

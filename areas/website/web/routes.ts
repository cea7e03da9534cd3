// Route of the page builder.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'

export const projectWebsiteRoutes: readonly ScreenRoute[] = [
  {
    name: 'pageBuilder',
    path: '/project-settings/website/page-builder',
    layout: 'staff',
    permission: 'admin',
    title: 'screen_settings_page_builder',
    page: () => import('./builder/PageBuilderPage.tsx'),
  },
]

// Routes of B2B projects.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'

export const projectsRoutes: readonly ScreenRoute[] = [
  {
    name: 'projects',
    path: '/projects',
    layout: 'staff',
    permission: 'permit',
    title: 'screen_projects',
    page: () => import('./ProjectsPage.tsx'),
  },
]

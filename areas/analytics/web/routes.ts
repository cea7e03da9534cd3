// Screens of analytics.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'

export const analyticsRoutes: readonly ScreenRoute[] = [
  {
    name: 'chartsTesting',
    path: '/charts-testing',
    layout: 'staff',
    permission: 'permit',
    title: 'screen_charts_testing',
    page: () => import('./ChartsTestingPage.tsx'),
  },
]

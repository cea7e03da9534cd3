// Screens of analytics.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'

export const analyticsRoutes: readonly ScreenRoute[] = [
  {
    name: 'analytics',
    path: '/analytics',
    layout: 'staff',
    permission: 'analytics_read',
    title: 'screen_analytics',
    page: () => import('./AnalyticsPage.tsx'),
  },
  {
    name: 'analyticsDetails',
    path: '/analytics/$id',
    layout: 'staff',
    permission: 'analytics_read',
    title: 'screen_analytics_details',
    page: () => import('./AnalyticsDetailsPage.tsx'),
  },
  {
    name: 'chartsTesting',
    path: '/charts-testing',
    layout: 'staff',
    permission: 'permit',
    title: 'screen_charts_testing',
    page: () => import('./ChartsTestingPage.tsx'),
  },
]

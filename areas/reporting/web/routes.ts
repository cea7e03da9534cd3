import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'

export const reportingRoutes: readonly ScreenRoute[] = [
  {
    name: 'reporting',
    path: '/reporting',
    layout: 'staff',
    permission: 'reporting_read',
    redirectTo: '/reporting/pdf',
  },
  {
    name: 'pdfReporting',
    path: '/reporting/pdf',
    layout: 'staff',
    permission: 'reporting_read',
    title: 'screen_reporting',
    page: () => import('./ReportsPage.tsx'),
  },
]

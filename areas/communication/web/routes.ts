// Route of the communication page: all mails of the project in threads.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'

export const communicationRoutes: readonly ScreenRoute[] = [
  {
    name: 'communication',
    path: '/communication',
    layout: 'staff',
    permission: 'shared_communication',
    title: 'communication_title',
    page: () => import('./inbox/InboxPage.tsx'),
  },
  {
    name: 'unsubscribe',
    path: '/unsubscribe',
    layout: 'public',
    title: 'communication_unsubscribe_title',
    page: () => import('./bulk/UnsubscribePage.tsx'),
  },
]

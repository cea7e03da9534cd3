// The page of communication: for now the outbox of mails that are held.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'

export const communicationRoutes: readonly ScreenRoute[] = [
  {
    name: 'communication',
    path: '/communication',
    layout: 'staff',
    permission: 'shared_communication',
    title: 'communication_outbox',
    page: () => import('./OutboxPage.tsx'),
  },
]

// Routes for entering the project's sender address, and for the link that confirms it.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'

export const senderRoutes: readonly ScreenRoute[] = [
  {
    name: 'mailSender',
    path: '/project-settings/communication/sender',
    layout: 'staff',
    permission: 'admin',
    title: 'sender_title',
    page: () => import('./SenderPage.tsx'),
  },
  {
    name: 'confirmSender',
    path: '/confirm-sender/$token',
    layout: 'public',
    title: 'sender_confirm_title',
    page: () => import('./ConfirmSenderPage.tsx'),
  },
]

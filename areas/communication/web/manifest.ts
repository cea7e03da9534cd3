// Registers the area in the web. Large modules are imported when they are first shown.

import { call } from '#platform/web/api/call.ts'
import type { WebArea } from '#platform/web/shell/web-area.ts'
import { communicationPanels } from './panels.ts'
import { communicationRoutes } from './routes.ts'

export const communicationWeb: WebArea = {
  word: 'communication',
  routes: communicationRoutes,
  palette: async () => (await import('./palette.ts')).mailPalette,
  panels: communicationPanels,
  parts: {
    countUnread: async () => (await call((await import('../contract/inbox.ts')).getUnreadCount)).unread_messages,
  },
}

// Registration of the area in the web. Everything heavy is imported when it is first shown.

import type { WebArea } from '#platform/web/shell/web-area.ts'
import { senderRoutes } from './routes.ts'

export const senderWeb: WebArea = {
  word: 'sender',
  routes: senderRoutes,
}

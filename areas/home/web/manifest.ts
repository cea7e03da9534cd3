// Registration of the area in the web. Everything heavy is imported when it is first shown.

import type { WebArea } from '#platform/web/shell/web-area.ts'
import { homeParts, homeRoutes } from './routes.ts'

export const homeWeb: WebArea = {
  word: 'home',
  routes: homeRoutes,
  parts: homeParts,
}

// Registers the area in the web. Large modules are imported when they are first shown.

import type { WebArea } from '#platform/web/shell/web-area.ts'
import { reportingRoutes } from './routes.ts'

export const reportingWeb: WebArea = {
  word: 'reporting',
  routes: reportingRoutes,
}

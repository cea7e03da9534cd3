// Registers the area in the web client. Large parts are imported when first shown.

import type { WebArea } from '#platform/web/shell/web-area.ts'
import { applicationFormRoutes } from './routes.ts'

export const applicationFormWeb: WebArea = {
  word: 'application-form',
  routes: applicationFormRoutes,
}

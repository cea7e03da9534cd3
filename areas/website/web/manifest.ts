// Registers the area in the web client. The builder is imported when it is first shown.

import type { WebArea } from '#platform/web/shell/web-area.ts'
import { projectWebsiteRoutes } from './routes.ts'

export const projectWebsiteWeb: WebArea = {
  word: 'website',
  routes: projectWebsiteRoutes,
}

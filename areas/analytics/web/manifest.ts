// Registers the web part of the area. Large modules are loaded on first use.

import type { WebArea } from '#platform/web/shell/web-area.ts'
import { analyticsRoutes } from './routes.ts'

export const analyticsWeb: WebArea = {
  word: 'analytics',
  routes: analyticsRoutes,
}

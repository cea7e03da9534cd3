// Registers the screens of sales.

import type { WebArea } from '#platform/web/shell/web-area.ts'
import { salesRoutes } from './routes.ts'

export const salesWeb: WebArea = {
  word: 'sales',
  routes: salesRoutes,
}

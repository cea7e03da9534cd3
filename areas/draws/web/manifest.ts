// Registers the draws in the web.

import type { WebArea } from '#platform/web/shell/web-area.ts'
import { drawPanels } from './panels.ts'
import { drawRoutes } from './routes.ts'

export const drawsWeb: WebArea = {
  word: 'draws',
  routes: drawRoutes,
  panels: drawPanels,
}

// Registers the area in the web client. Large parts are imported when first shown.

import type { WebArea } from '#platform/web/shell/web-area.ts'
import { buildingPanels } from './panels.ts'
import { buildingRoutes } from './routes.ts'

export const buildingsWeb: WebArea = {
  word: 'buildings',
  routes: buildingRoutes,
  palette: async () => (await import('./palette.ts')).buildingPalette,
  panels: buildingPanels,
}

// Registers the area in the web client. Large parts are imported when first shown.

import type { WebArea } from '#platform/web/shell/web-area.ts'
import { objectPanels } from './panels.ts'
import { objectRoutes } from './routes.ts'

export const objectsWeb: WebArea = {
  word: 'objects',
  routes: objectRoutes,
  panels: objectPanels,
  palette: async () => (await import('./palette.ts')).objectPalette,
}

// Registration of the area in the web. Everything heavy is imported when it is first shown.

import type { WebArea } from '#platform/web/shell/web-area.ts'
import { ownersRoutes } from './routes.ts'

export const ownersWeb: WebArea = {
  word: 'owners',
  routes: ownersRoutes,
  palette: async () => (await import('./palette.ts')).ownersPalette,
}

// Registration of the area in the web. Everything heavy is imported when it is first shown.

import type { WebArea } from '#platform/web/shell/web-area.ts'
import { usersRoutes } from './routes.ts'

export const usersWeb: WebArea = {
  word: 'users',
  routes: usersRoutes,
  palette: async () => (await import('./palette.ts')).usersPalette,
}

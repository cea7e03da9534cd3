// Registers the change log in the web.

import type { WebArea } from '#platform/web/shell/web-area.ts'
import { changelogRoutes } from './routes.ts'

export const changelogWeb: WebArea = {
  word: 'changelog',
  routes: changelogRoutes,
}

// Registration of the area in the web. Everything heavy is imported when it is first shown.

import type { WebArea } from '#platform/web/shell/web-area.ts'
import { formSettingsRoutes } from './routes.ts'

export const formSettingsWeb: WebArea = {
  word: 'form-settings',
  routes: formSettingsRoutes,
}

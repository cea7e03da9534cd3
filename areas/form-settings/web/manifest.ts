// Registers the area in the web client. Large parts are imported when first shown.

import type { WebArea } from '#platform/web/shell/web-area.ts'
import { formSettingsRoutes } from './routes.ts'

export const formSettingsWeb: WebArea = {
  word: 'form-settings',
  routes: formSettingsRoutes,
}

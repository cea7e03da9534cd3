// Registration of the area in the web. Everything heavy is imported when it is first shown.

import type { WebArea } from '#platform/web/shell/web-area.ts'
import { projectSettingsRoutes } from './routes.ts'

export const projectSettingsWeb: WebArea = {
  word: 'project-settings',
  routes: projectSettingsRoutes,
}

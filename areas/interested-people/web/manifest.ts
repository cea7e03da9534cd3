// Registers the web part of the area. Large modules are loaded on first use.

import type { WebArea } from '#platform/web/shell/web-area.ts'
import { interestedPanels } from './panels.ts'
import { interestedRoutes } from './routes.ts'
import { personKind } from './record-kind.ts'

export const interestedPeopleWeb: WebArea = {
  word: 'interested-people',
  routes: interestedRoutes,
  palette: async () => (await import('./palette.ts')).interestedPalette,
  panels: interestedPanels,
  recordKinds: [personKind],
}

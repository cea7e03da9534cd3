// Registers the web part of the budget. Large modules are loaded on first use.

import type { WebArea } from '#platform/web/shell/web-area.ts'
import { budgetPanels } from './panels.ts'
import { budgetRoutes } from './routes.ts'

export const budgetWeb: WebArea = {
  word: 'budget',
  routes: budgetRoutes,
  palette: async () => (await import('./palette.ts')).budgetPalette,
  panels: budgetPanels,
}

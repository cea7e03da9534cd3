// Registers the web part of the budget. Large modules are loaded on first use.

import { objectMain } from '#areas/objects/contract/places.ts'
import type { WebArea } from '#platform/web/shell/web-area.ts'
import { slot } from '#platform/web/slots/slot.tsx'
import { budgetPanels } from './panels.ts'
import { budgetRoutes } from './routes.ts'

export const budgetWeb: WebArea = {
  word: 'budget',
  routes: budgetRoutes,
  palette: async () => (await import('./palette.ts')).budgetPalette,
  panels: budgetPanels,
  slots: [
    slot(objectMain, { order: 700, permission: 'budget_read', load: () => import('./fees/ObjectFeesSection.tsx') }),
  ],
}

// Registers the web part of the area. Large modules are loaded on first use.

import { projectMain, projectSide } from '#areas/projects/contract/places.ts'
import type { WebArea } from '#platform/web/shell/web-area.ts'
import { slot } from '#platform/web/slots/slot.tsx'
import { investorPanels } from './panels.ts'
import { investorKind } from './record-kind.ts'
import { investorRoutes } from './routes.ts'

export const investorsWeb: WebArea = {
  word: 'investors',
  routes: investorRoutes,
  panels: investorPanels,
  palette: async () => (await import('./palette.ts')).investorsPalette,
  slots: [
    slot(projectMain, {
      order: 300,
      permission: 'permit',
      load: () => import('./process/ProjectInvestorsSection.tsx'),
    }),
    slot(projectMain, { order: 310, permission: 'permit', load: () => import('./process/ComparedOffersSection.tsx') }),
    slot(projectSide, { order: 50, permission: 'permit', load: () => import('./process/AssignmentSection.tsx') }),
  ],
  recordKinds: [investorKind],
}

// Side panel of a building, for lists and pages that link to it.

import type { PanelDefinition } from '#platform/web/sidepanel/panel-definition.ts'

export const buildingPanels: readonly PanelDefinition[] = [
  {
    key: 'BuildingEdit',
    title: 'buildings_panel',
    permission: 'object_read',
    component: () => import('./BuildingPanel.tsx'),
  },
]

// A draw as a panel beside the record that it was made for.

import type { PanelDefinition } from '#platform/web/sidepanel/panel-definition.ts'

export const drawPanels: readonly PanelDefinition[] = [
  {
    key: 'DrawDetails',
    title: 'draws_panel',
    permission: 'viewing',
    component: () => import('./staff/DrawPanel.tsx'),
  },
]

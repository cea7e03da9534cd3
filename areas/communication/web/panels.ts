// The messenger panel beside lists and detail pages: the thread of one record (spec 1 §2.5).

import type { PanelDefinition } from '#platform/web/sidepanel/panel-definition.ts'

export const communicationPanels: readonly PanelDefinition[] = [
  {
    key: 'Messenger',
    width: 650,
    title: 'communication_messages',
    permission: 'shared_communication',
    component: () => import('./writing/MessengerPanel.tsx'),
  },
]

// An interested person beside the list.

import type { PanelDefinition } from '#platform/web/sidepanel/panel-definition.ts'
import { personPanel } from '../rules/person-address.ts'

export const interestedPanels: readonly PanelDefinition[] = [
  {
    key: personPanel,
    title: 'interested_people_panel',
    permission: 'interested_people',
    component: () => import('./PersonPanel.tsx'),
  },
]

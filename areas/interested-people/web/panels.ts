// Side panel of an interested person.

import type { PanelDefinition } from '#platform/web/sidepanel/panel-definition.ts'
import { interestedPersonPanel } from '../contract/places.ts'
import { personPanel } from '../rules/person-address.ts'

export const interestedPanels: readonly PanelDefinition[] = [
  {
    key: personPanel,
    title: 'interested_people_panel',
    permission: 'interested_people',
    slots: [interestedPersonPanel],
    component: () => import('./PersonPanel.tsx'),
  },
]

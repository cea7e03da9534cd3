// The advertisement as a panel beside a list or the page of its object.

import type { PanelDefinition } from '#platform/web/sidepanel/panel-definition.ts'
import { advertPanel } from '../contract/list-places.ts'

export const marketingPanels: readonly PanelDefinition[] = [
  {
    key: advertPanel,
    title: 'marketing_advert',
    permission: 'object_advertisement',
    component: () => import('./AdvertPanel.tsx'),
    goTo: (id) => `/objects/${id}`,
  },
]

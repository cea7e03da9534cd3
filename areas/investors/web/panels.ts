// Side panels of investors, their offers, and interested people.

import type { PanelDefinition } from '#platform/web/sidepanel/panel-definition.ts'
import { interestedPanel, investorPanel, offerPanel } from '../rules/interested-address.ts'

export const investorPanels: readonly PanelDefinition[] = [
  {
    key: investorPanel,
    title: 'investors_panel',
    permission: 'permit',
    component: () => import('./record/InvestorPanel.tsx'),
    goTo: (id) => `/investors/${id}`,
  },
  {
    key: offerPanel,
    title: 'investors_offer_panel',
    permission: 'permit',
    component: () => import('./process/OfferPanel.tsx'),
  },
  {
    key: interestedPanel,
    title: 'investors_person_panel',
    permission: 'interested_people',
    component: () => import('./interested/InterestedPanel.tsx'),
  },
]

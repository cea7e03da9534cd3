// Side panels: an entry of a bank file, and an expected payment.

import type { PanelDefinition } from '#platform/web/sidepanel/panel-definition.ts'
import { entryPanel, expectedPanel } from '../rules/payments-address.ts'

export const paymentsPanels: readonly PanelDefinition[] = [
  {
    key: entryPanel,
    title: 'payments_panel_entry',
    permission: 'budget_read',
    component: () => import('./entries/EntryPanel.tsx'),
  },
  {
    key: expectedPanel,
    title: 'payments_panel_expected',
    permission: 'budget_read',
    component: () => import('./expected/ExpectedPanel.tsx'),
  },
]

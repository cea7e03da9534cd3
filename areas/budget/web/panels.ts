// Side panels of the budget: a cost, and the budget of a category.

import type { PanelDefinition } from '#platform/web/sidepanel/panel-definition.ts'
import { categoryPanel, costPanel } from '../rules/budget-address.ts'

export const budgetPanels: readonly PanelDefinition[] = [
  {
    key: costPanel,
    title: 'budget_panel_cost',
    permission: 'budget_read',
    component: () => import('./costs/CostPanel.tsx'),
  },
  {
    key: categoryPanel,
    title: 'budget_panel_category',
    permission: 'budget_read',
    component: () => import('./costs/CategoryPanel.tsx'),
  },
]

// Routes of the budget: overview, cost plan, and its settings.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'
import { costsPath } from '../rules/budget-address.ts'

const permission = 'budget_read'

export const budgetRoutes: readonly ScreenRoute[] = [
  {
    name: 'costPlanning',
    path: costsPath,
    layout: 'staff',
    permission,
    title: 'screen_cost_planning',
    page: () => import('./costs/CostsPage.tsx'),
  },
  {
    name: 'budgetSettings',
    path: '/project-settings/budget',
    layout: 'staff',
    permission: 'admin',
    title: 'screen_settings_budget',
    page: () => import('./settings/BudgetSettingsPage.tsx'),
  },
]

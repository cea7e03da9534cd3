// Routes of the budget: overview, cost plan, fees, and its settings.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'
import { costsPath, feesPath, overviewPath } from '../rules/budget-address.ts'

const permission = 'budget_read'

export const budgetRoutes: readonly ScreenRoute[] = [
  {
    name: 'overview',
    path: overviewPath,
    layout: 'staff',
    permission,
    title: 'screen_budget_overview',
    page: () => import('./overview/OverviewPage.tsx'),
  },
  {
    name: 'feeCalculation',
    path: feesPath,
    layout: 'staff',
    permission,
    title: 'screen_fee_calculation',
    page: () => import('./fees/FeesPage.tsx'),
  },
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

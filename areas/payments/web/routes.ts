// Routes of payments: entries of bank files, and expected payments.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'
import { expectedPath, paymentsPath } from '../rules/payments-address.ts'

export const paymentsRoutes: readonly ScreenRoute[] = [
  {
    name: 'payments',
    path: paymentsPath,
    layout: 'staff',
    permission: 'budget_read',
    title: 'screen_payments',
    page: () => import('./entries/EntriesPage.tsx'),
  },
  {
    name: 'expectedPayments',
    path: expectedPath,
    layout: 'staff',
    permission: 'budget_read',
    title: 'screen_payments_expected',
    page: () => import('./expected/ExpectedPage.tsx'),
  },
]

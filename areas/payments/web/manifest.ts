// Registers the screens and side panels of payments.

import type { WebArea } from '#platform/web/shell/web-area.ts'
import { paymentsPanels } from './panels.ts'
import { paymentsRoutes } from './routes.ts'

export const paymentsWeb: WebArea = {
  word: 'payments',
  routes: paymentsRoutes,
  palette: async () => (await import('./palette.ts')).paymentsPalette,
  panels: paymentsPanels,
}

// Registers the screens of payments.

import type { WebArea } from '#platform/web/shell/web-area.ts'

export const paymentsWeb: WebArea = {
  word: 'payments',
  routes: [],
}

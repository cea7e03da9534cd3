// Registers the screens of sales.

import type { WebArea } from '#platform/web/shell/web-area.ts'

export const salesWeb: WebArea = {
  word: 'sales',
  routes: [],
}

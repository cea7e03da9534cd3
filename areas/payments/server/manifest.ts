// Registers the calls of payments.

import type { ServerArea } from '#platform/server/area.ts'

export const payments: ServerArea = {
  name: 'payments',
  handlers: [],
}

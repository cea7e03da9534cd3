// Registers the calls of sales.

import type { ServerArea } from '#platform/server/area.ts'

export const sales: ServerArea = {
  name: 'sales',
  handlers: [],
}

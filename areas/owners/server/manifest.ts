// Registers the handlers of owners.

import type { ServerArea } from '#platform/server/area.ts'

export const owners: ServerArea = {
  name: 'owners',
  handlers: [],
}

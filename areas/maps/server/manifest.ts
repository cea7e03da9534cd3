// Registers the calls of maps.

import type { ServerArea } from '#platform/server/area.ts'
import * as travel from './travel.ts'

export const maps: ServerArea = {
  name: 'maps',
  handlers: [travel],
}

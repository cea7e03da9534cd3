// Registers the calls of maps, the nightly count of origins and the filter by origin.

import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { listAdditions } from '#platform/server/table/additions.ts'
import * as origin from './origin.ts'
import { applicationsByOrigin } from './origin-filter.ts'
import * as travel from './travel.ts'

export const maps: ServerArea = {
  name: 'maps',
  handlers: [origin, travel],
  jobs: { [origin.countOriginJob]: origin.countOrigin },
  nightly: [origin.countOriginJob],
  extensions: [extend(listAdditions, applicationsByOrigin)],
}

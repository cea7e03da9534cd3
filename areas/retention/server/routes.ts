// Keeping no longer than the law and the settings say.

import type { ServerArea } from '#platform/server/area.ts'
import { route } from '#platform/server/http/route.ts'
import { getRetention } from '../contract/retention.ts'
import { forgetRejected, forgetRejectedJob } from './forgetting.ts'
import { clearOriginals, clearOriginalsJob } from './originals.ts'
import { readRetention } from './preview.ts'

export const retention: ServerArea = {
  name: 'retention',
  open(doors) {
    route(doors, getRetention, 'admin', readRetention)
  },
  jobs: { [forgetRejectedJob]: forgetRejected, [clearOriginalsJob]: clearOriginals },
  nightly: [forgetRejectedJob, clearOriginalsJob],
}

// Registers the retention calls and nightly jobs, which delete data after the periods set by law and settings.

import type { ServerArea } from '#platform/server/area.ts'
import { forgetRejected, forgetRejectedJob } from './forgetting.ts'
import { clearOriginals, clearOriginalsJob } from './originals.ts'
import * as preview from './preview.ts'

export const retention: ServerArea = {
  name: 'retention',
  handlers: [preview],
  jobs: { [forgetRejectedJob]: forgetRejected, [clearOriginalsJob]: clearOriginals },
  nightly: [forgetRejectedJob, clearOriginalsJob],
}

// Keeping no longer than the law and the settings say.

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

// Registers the calls of draws and the erasing of candidates.

import type { ServerArea } from '#platform/server/area.ts'
import { candidatePart } from './forgetting.ts'
import * as details from './details.ts'
import * as publicDraw from './public-draw.ts'
import * as running from './running.ts'
import * as secondRun from './second-run.ts'

export const draws: ServerArea = {
  name: 'draws',
  handlers: [details, running, secondRun, publicDraw],
  recordParts: [candidatePart],
}

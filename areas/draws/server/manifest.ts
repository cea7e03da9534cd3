// Registers the calls of draws, their notifications and the erasing of candidates.

import { notificationGroups, notificationKinds } from '#areas/users/server/public.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { candidatePart } from './forgetting.ts'
import * as details from './details.ts'
import * as notifications from './notifications.ts'
import * as publicDraw from './public-draw.ts'
import * as running from './running.ts'
import * as secondRun from './second-run.ts'

export const draws: ServerArea = {
  name: 'draws',
  handlers: [details, running, secondRun, publicDraw],
  recordParts: [candidatePart],
  extensions: [extend(notificationGroups, notifications.groups), extend(notificationKinds, notifications.kinds)],
}

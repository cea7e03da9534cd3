// The calls of the communication area.

import type { ServerArea } from '#platform/server/area.ts'
import { fileRoute } from '#platform/server/http/file-route.ts'
import { route } from '#platform/server/http/route.ts'
import { getHeldMail, getHeldMailFile, getOutbox } from '../contract/outbox.ts'
import { readHeldMail, readOutbox, serveHeldMail } from './outbox.ts'

export const communication: ServerArea = {
  name: 'communication',
  open(doors) {
    route(doors, getOutbox, 'shared_communication', readOutbox)
    route(doors, getHeldMail, 'shared_communication', readHeldMail)
    fileRoute(doors, getHeldMailFile, 'shared_communication', serveHeldMail)
  },
}

// The calls by which a project writes in its own name.

import type { ServerArea } from '#platform/server/area.ts'
import { publicRoute, route } from '#platform/server/http/route.ts'
import {
  askAgain,
  confirmSender,
  getSender,
  getSenderConfirmation,
  getSenderDomain,
  removeSender,
  saveSender,
} from '../contract/sender.ts'
import { readDomain } from './domain.ts'
import { askOnceMore, confirm, forgetSender, keepSender, readConfirmation, readSender } from './sender.ts'

export const sender: ServerArea = {
  name: 'sender',
  open(doors) {
    route(doors, getSender, 'admin', readSender)
    route(doors, saveSender, 'admin', keepSender, { perMinute: 10 })
    route(doors, askAgain, 'admin', askOnceMore, { perMinute: 5 })
    route(doors, removeSender, 'admin', forgetSender)
    route(doors, getSenderDomain, 'admin', readDomain, { perMinute: 20 })
    publicRoute(doors, getSenderConfirmation, readConfirmation, { perMinute: 30 })
    publicRoute(doors, confirmSender, confirm, { perMinute: 30 })
  },
}

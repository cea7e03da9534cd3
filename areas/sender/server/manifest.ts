// Registers the calls of the project's own sender address.

import type { ServerArea } from '#platform/server/area.ts'
import * as senderHandlers from './sender.ts'
import * as domain from './domain.ts'

export const sender: ServerArea = {
  name: 'sender',
  handlers: [senderHandlers, domain],
}

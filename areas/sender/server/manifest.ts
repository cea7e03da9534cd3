// The calls by which a project writes in its own name.

import type { ServerArea } from '#platform/server/area.ts'
import * as senderHandlers from './sender.ts'
import * as domain from './domain.ts'

export const sender: ServerArea = {
  name: 'sender',
  handlers: [senderHandlers, domain],
}

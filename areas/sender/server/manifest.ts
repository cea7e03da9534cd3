// Registers the calls of the project's own sender address.

import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { settingsEntry, settingsMenu } from '#platform/server/menu.ts'
import * as senderHandlers from './sender.ts'
import * as domain from './domain.ts'

export const sender: ServerArea = {
  name: 'sender',
  handlers: [senderHandlers, domain],
  extensions: [
    extend(
      settingsMenu,
      settingsEntry('settings_mail_sender', {
        icon: 'mail-check',
        path: 'communication/sender',
        order: 300,
        under: 'settings_communication',
      }),
    ),
  ],
}

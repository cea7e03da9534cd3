// Registers the calls of sales.

import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { settingsEntry, settingsMenu } from '#platform/server/menu.ts'
import * as reservationSettings from './reservation/reservation-settings.ts'

export const sales: ServerArea = {
  name: 'sales',
  handlers: [reservationSettings],
  extensions: [
    extend(
      settingsMenu,
      settingsEntry('settings_reservation', { icon: 'bookmark', path: 'reservation', order: 900, only: ['sale'] }),
    ),
  ],
}

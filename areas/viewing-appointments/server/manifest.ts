// Registers the endpoints of viewing appointments: planning, lists, booking, invitations and the list at the door.

import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { mainMenu } from '#platform/server/menu.ts'

export const viewingAppointments: ServerArea = {
  name: 'viewing-appointments',
  handlers: [],
  jobs: {},
  nightly: [],
  extensions: [
    extend(mainMenu, {
      order: 600,
      key: 'viewing_appointments',
      icon: 'calendar-event',
      path: '/viewing-appointments',
      permission: 'viewing',
    }),
  ],
}

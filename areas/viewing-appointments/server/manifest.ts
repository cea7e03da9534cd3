// Registers the endpoints of viewing appointments: planning, lists, booking, invitations and the list at the door.

import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { mainMenu } from '#platform/server/menu.ts'

import { viewingParts } from './record-part.ts'
import { tidyViewings, tidyViewingsJob } from './tidy.ts'
import * as calendar from './calendar.ts'
import * as completing from './completing.ts'
import * as details from './details.ts'
import * as door from './door.ts'
import * as doorLinks from './door-links.ts'
import * as feed from './feed.ts'
import * as list from './list.ts'
import * as participants from './participants.ts'
import * as participantsExport from './participants-export.ts'
import * as planning from './planning.ts'
import * as presence from './presence.ts'
import * as related from './related.ts'
import * as status from './status.ts'
import * as viewingObjects from './viewing-objects.ts'

export const viewingAppointments: ServerArea = {
  name: 'viewing-appointments',
  handlers: [
    list,
    planning,
    details,
    status,
    completing,
    calendar,
    viewingObjects,
    related,
    participants,
    participantsExport,
    presence,
    doorLinks,
    door,
    feed,
  ],
  jobs: { [tidyViewingsJob]: tidyViewings },
  nightly: [tidyViewingsJob],
  recordParts: viewingParts,
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

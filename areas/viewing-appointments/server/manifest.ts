// Registers the endpoints of viewing appointments: planning, lists, booking, invitations and the list at the door.

import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { mainMenu } from '#platform/server/menu.ts'
import * as booking from './booking.ts'
import * as bookingPage from './booking-page.ts'
import * as changing from './changing.ts'
import { writeDueMails } from './due-mails.ts'
import * as draws from './draws.ts'
import * as exportCalendar from './export-calendar.ts'
import * as groupMails from './group-mails.ts'
import * as holding from './holding.ts'
import * as invitations from './invitations.ts'
import { viewingMailsJob } from './mail-due.ts'
import * as participants from './participants.ts'
import { remindVisitors, reminderJob } from './reminding.ts'
import { settleJob } from './seats.ts'
import { settleDue } from './settling.ts'
import { tidyBookings, tidyBookingsJob } from './tidy-bookings.ts'

export const viewingAppointments: ServerArea = {
  name: 'viewing-appointments',
  handlers: [bookingPage, holding, booking, changing, exportCalendar, participants, groupMails, invitations, draws],
  jobs: {
    [settleJob]: settleDue,
    [viewingMailsJob]: writeDueMails,
    [reminderJob]: remindVisitors,
    [tidyBookingsJob]: tidyBookings,
  },
  nightly: [tidyBookingsJob],
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

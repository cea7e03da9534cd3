// Registers the endpoints of viewing appointments: planning, lists, booking, invitations and the list at the door.

import { processFields } from '#areas/project-settings/server/public.ts'
import { notificationGroups, notificationKinds } from '#areas/users/server/public.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { mainMenu } from '#platform/server/menu.ts'
import { listAdditions } from '#platform/server/table/additions.ts'
import { viewingMailsJob } from './mail-due.ts'
import { writeDueMails } from './due-mails.ts'
import { remindVisitors, reminderJob } from './reminding.ts'
import { settleJob } from './seats.ts'
import { settleDue } from './settling.ts'
import { tidyBookings, tidyBookingsJob } from './tidy-bookings.ts'
import * as booking from './booking.ts'
import * as bookingPage from './booking-page.ts'
import * as changing from './changing.ts'
import * as draws from './draws.ts'
import * as exportCalendar from './export-calendar.ts'
import * as groupMails from './group-mails.ts'
import * as holding from './holding.ts'
import * as invitations from './invitations.ts'
import * as notifications from './notifications.ts'
import { peopleListAdditions } from './people-lists.ts'
import { sendFormAfterViewing } from './process-field.ts'
import { staffNewsJob, tellStaffOfBooking } from './staff-news.ts'
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
import * as participantsView from './participants-view.ts'
import * as planning from './planning.ts'
import * as presence from './presence.ts'
import * as related from './related.ts'
import * as status from './status.ts'
import * as viewingObjects from './viewing-objects.ts'

export const viewingAppointments: ServerArea = {
  name: 'viewing-appointments',
  handlers: [
    ...[bookingPage, holding, booking, changing, exportCalendar],
    ...[list, planning, details, status, completing, calendar, viewingObjects, related],
    ...[participants, groupMails, invitations, draws],
    ...[participantsView, participantsExport, presence, doorLinks, door, feed],
  ],
  jobs: {
    [settleJob]: settleDue,
    [viewingMailsJob]: writeDueMails,
    [reminderJob]: remindVisitors,
    [tidyBookingsJob]: tidyBookings,
    [staffNewsJob]: tellStaffOfBooking,
    [tidyViewingsJob]: tidyViewings,
  },
  nightly: [tidyBookingsJob, tidyViewingsJob],
  recordParts: viewingParts,
  extensions: [
    extend(notificationGroups, notifications.groups),
    extend(notificationKinds, notifications.kinds),
    ...peopleListAdditions.map((addition) => extend(listAdditions, addition)),
    extend(processFields, sendFormAfterViewing),
    extend(mainMenu, {
      order: 600,
      key: 'viewing_appointments',
      icon: 'calendar-event',
      path: '/viewing-appointments',
      permission: 'viewing',
    }),
  ],
}

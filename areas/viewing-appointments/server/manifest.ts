// Registers the endpoints of viewing appointments: planning, lists, booking, invitations and the list at the door.

import { drawPublished } from '#areas/draws/server/public.ts'
import { processFields } from '#areas/project-settings/server/public.ts'
import { notificationGroups, notificationKinds } from '#areas/users/server/public.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { demoChapters } from '#platform/server/demo/chapter.ts'
import { extend } from '#platform/server/extension-point.ts'
import { homeLines } from '#platform/server/home-lines.ts'
import { mainMenu } from '#platform/server/menu.ts'
import { viewingLines } from './list/home-lines.ts'
import { listAdditions } from '#platform/server/table/additions.ts'
import { viewingMailsJob } from './seats/mail-due.ts'
import { writeDueMails } from './mails/due-mails.ts'
import { remindVisitors, reminderJob } from './mails/reminding.ts'
import { settleJob } from './seats/seats.ts'
import { settleDue } from './seats/settling.ts'
import { tidyBookings, tidyBookingsJob } from './booking/tidy-bookings.ts'
import * as booking from './booking/booking.ts'
import * as bookingPage from './booking/booking-page.ts'
import * as changing from './booking/changing.ts'
import * as draws from './inviting/draws.ts'
import { drawReceiptsJob, mailDrawReceipts, mailReceiptsLater } from './inviting/draw-receipts.ts'
import * as exportCalendar from './booking/export-calendar.ts'
import * as groupMails from './mails/group-mails.ts'
import * as holding from './booking/holding.ts'
import * as invitations from './inviting/invitations.ts'
import { bookingLinkJob, sendBookingLinks } from './booking/new-link.ts'
import * as newLink from './booking/new-link.ts'
import * as participants from './booking/participants.ts'
import * as notifications from './notifications.ts'
import { peopleListAdditions } from './list/people-lists.ts'
import { sendFormAfterViewing } from './process-field.ts'
import { staffNewsJob, tellStaffOfBooking } from './staff-news.ts'
import { viewingParts } from './record-part.ts'
import { tidyViewings, tidyViewingsJob } from './tidy.ts'
import * as calendar from './planning/calendar.ts'
import * as completing from './planning/completing.ts'
import * as details from './planning/details.ts'
import * as door from './door/door.ts'
import * as doorLinks from './door/door-links.ts'
import * as feed from './door/feed.ts'
import * as list from './list/list.ts'
import * as participantsExport from './door/participants-export.ts'
import * as participantsView from './door/participants-view.ts'
import * as planning from './planning/planning.ts'
import * as presence from './door/presence.ts'
import * as related from './planning/related.ts'
import * as status from './planning/status.ts'
import * as viewingObjects from './planning/viewing-objects.ts'

export const viewingAppointments: ServerArea = {
  name: 'viewing-appointments',
  handlers: [
    bookingPage,
    holding,
    booking,
    changing,
    exportCalendar,
    newLink,
    list,
    planning,
    details,
    status,
    completing,
    calendar,
    viewingObjects,
    related,
    participants,
    groupMails,
    invitations,
    draws,
    participantsView,
    participantsExport,
    presence,
    doorLinks,
    door,
    feed,
  ],
  jobs: {
    [settleJob]: settleDue,
    [viewingMailsJob]: writeDueMails,
    [reminderJob]: remindVisitors,
    [bookingLinkJob]: sendBookingLinks,
    [drawReceiptsJob]: mailDrawReceipts,
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
    extend(demoChapters, {
      name: 'viewing-appointments',
      after: ['interested-people'],
      load: () => import('./demo/chapter.ts'),
    }),
    extend(drawPublished, mailReceiptsLater),
    extend(processFields, sendFormAfterViewing),
    ...viewingLines.map((line) => extend(homeLines, line)),
    extend(mainMenu, {
      order: 600,
      key: 'viewing_appointments',
      icon: 'calendar-event',
      path: '/viewing-appointments',
      permission: 'viewing',
    }),
  ],
}

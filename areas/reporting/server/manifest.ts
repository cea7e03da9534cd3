// Registers the endpoints and jobs of reports: archive, files, making and sending.

import { reasonsToKeepOwners } from '#areas/owners/server/public.ts'
import { notificationGroups, notificationKinds } from '#areas/users/server/public.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { demoChapters } from '#platform/server/demo/chapter.ts'
import { extend } from '#platform/server/extension-point.ts'
import { mainMenu } from '#platform/server/menu.ts'
import { listAdditions } from '#platform/server/table/additions.ts'
import * as advertising from './advertising/creating.ts'
import { reportInObjectsList } from './advertising/objects-list.ts'
import * as archive from './archive/archive.ts'
import * as creating from './archive/creating.ts'
import { tidyReports, tidyReportsJob } from './archive/tidy.ts'
import { makeReport, makeReportJob } from './document/report-job.ts'
import * as notifications from './notifications.ts'
import { orderScheduledReports, scheduledReportsJob } from './sending/due-schedules.ts'
import { ownersWithReports } from './sending/owners-with-reports.ts'
import * as schedules from './sending/schedules.ts'
import * as sending from './sending/sending.ts'

export const reporting: ServerArea = {
  name: 'reporting',
  handlers: [archive, creating, advertising, sending, schedules],
  jobs: { [makeReportJob]: makeReport, [scheduledReportsJob]: orderScheduledReports, [tidyReportsJob]: tidyReports },
  nightly: [scheduledReportsJob, tidyReportsJob],
  extensions: [
    extend(notificationGroups, notifications.groups),
    extend(notificationKinds, notifications.kinds),
    extend(listAdditions, reportInObjectsList),
    extend(reasonsToKeepOwners, ownersWithReports),
    extend(demoChapters, { name: 'reporting', after: ['interested-people'], load: () => import('./demo/chapter.ts') }),
    extend(mainMenu, {
      order: 1300,
      key: 'reporting',
      icon: 'report',
      path: '/reporting',
      permission: 'reporting_read',
    }),
  ],
}

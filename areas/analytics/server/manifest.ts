// Registers the server part of the area: counting jobs, dashboard, and additions to the lists that figures open.

import type { ServerArea } from '#platform/server/area.ts'
import { demoChapters } from '#platform/server/demo/chapter.ts'
import { extend } from '#platform/server/extension-point.ts'
import { mainMenu } from '#platform/server/menu.ts'
import { listAdditions } from '#platform/server/table/additions.ts'
import { countedParts } from './counting/counted-parts.ts'
import { catchUp, catchUpJob, compare, compareJob } from './counting/jobs.ts'
import * as dashboard from './dashboard.ts'
import { additionsForFigures } from './list-additions.ts'
import * as reportFiles from './report-files.ts'

export const analytics: ServerArea = {
  name: 'analytics',
  handlers: [dashboard, reportFiles],
  jobs: { [catchUpJob]: catchUp, [compareJob]: compare },
  nightly: [compareJob],
  recordParts: countedParts,
  extensions: [
    extend(demoChapters, {
      name: 'analytics',
      after: ['interested-people', 'viewing-appointments', 'reservations'],
      load: () => import('./demo-chapter.ts'),
    }),
    ...additionsForFigures.map((addition) => extend(listAdditions, addition)),
    extend(mainMenu, {
      order: 1400,
      key: 'analytics',
      icon: 'chart-bar',
      path: '/analytics',
      permission: 'analytics_read',
      feature: 'analytics',
      beta: true,
    }),
  ],
}

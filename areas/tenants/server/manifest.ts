// Endpoints for tenants and their contracts.

import { notificationKinds } from '#areas/users/server/public.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { homeLines } from '#platform/server/home-lines.ts'
import { mainMenu } from '#platform/server/menu.ts'
import { tenantLines } from './home-lines.ts'
import { endCompanionByItself, endCompanionJob } from './companion-ending.ts'
import { endTenancy, endTenancyJob } from './ending.ts'
import * as notifications from './notifications.ts'
import * as list from './list.ts'
import * as tenant from './tenant.ts'
import * as objectTenancies from './object-tenancies.ts'
import * as contractState from './contract-state.ts'
import * as ending from './ending.ts'
import * as deleting from './deleting.ts'
import * as companions from './companions.ts'
import * as reservation from './reservation.ts'

export const tenants: ServerArea = {
  name: 'tenants',
  handlers: [list, tenant, objectTenancies, contractState, ending, deleting, companions, reservation],
  jobs: { [endTenancyJob]: endTenancy, [endCompanionJob]: endCompanionByItself },
  extensions: [
    extend(notificationKinds, notifications.kinds),
    ...tenantLines.map((line) => extend(homeLines, line)),
    extend(mainMenu, {
      order: 1000,
      key: 'tenant',
      icon: 'key',
      path: '/tenant',
      permission: 'tenants_read',
      only: ['reletting', 'first-time-letting', 'build'],
    }),
  ],
}

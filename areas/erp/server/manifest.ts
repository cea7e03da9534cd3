// Registers the calls of the connection to the property software.

import { notificationGroups, notificationKinds } from '#areas/users/server/public.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { settingsEntry, settingsMenu } from '#platform/server/menu.ts'
import { extend } from '#platform/server/extension-point.ts'
import { listAdditions } from '#platform/server/table/additions.ts'
import { pullObject } from './pulling.ts'
import { pullJob, sendJob } from './pausing.ts'
import { followAgreement, followAgreementJob, receive, receiveJob } from './receiving.ts'
import { send } from './sending.ts'
import { tenantsListAddition } from './tenants-list.ts'
import * as notifications from './notifications.ts'
import * as settings from './settings.ts'
import * as pulling from './pulling.ts'
import * as tenancy from './tenancy.ts'
import * as sending from './sending.ts'

export const erp: ServerArea = {
  name: 'erp',
  handlers: [settings, pulling, tenancy, sending],
  jobs: {
    [sendJob]: send,
    [receiveJob]: receive,
    [pullJob]: pullObject,
    [followAgreementJob]: followAgreement,
  },
  nightly: [receiveJob],
  extensions: [
    extend(notificationGroups, notifications.groups),
    extend(notificationKinds, notifications.kinds),
    extend(listAdditions, tenantsListAddition),
    extend(
      settingsMenu,
      settingsEntry('settings_aba_immo', {
        icon: 'database',
        path: 'software-interfaces/aba-immo',
        order: 400,
        under: 'settings_interfaces',
      }),
    ),
  ],
}

// Registers the endpoints of payments: entries of bank files, their upload, and expected payments.

import { notificationKinds } from '#areas/users/server/public.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { homeLines } from '#platform/server/home-lines.ts'
import { mainMenu } from '#platform/server/menu.ts'
import { expectedPath, paymentsPath } from '../rules/payments-address.ts'
import * as choices from './entries/choices.ts'
import * as entryDetails from './entries/details.ts'
import * as entries from './entries/list.ts'
import * as settling from './entries/settling.ts'
import * as expectedDetails from './expected/details.ts'
import * as expected from './expected/list.ts'
import * as upload from './files/upload.ts'
import { paymentLines } from './home-lines.ts'
import * as notifications from './notifications.ts'

export const payments: ServerArea = {
  name: 'payments',
  handlers: [upload, entries, entryDetails, { settleEntry: settling.settleEntry }, choices, expected, expectedDetails],
  extensions: [
    extend(notificationKinds, notifications.kinds),
    ...paymentLines.map((line) => extend(homeLines, line)),
    extend(mainMenu, {
      order: 1210,
      key: 'payments',
      icon: 'building-bank',
      path: paymentsPath,
      permission: 'budget_read',
      children: [
        { key: 'payments_entries', icon: 'building-bank', path: paymentsPath, permission: 'budget_read' },
        { key: 'payments_expected', icon: 'coins', path: expectedPath, permission: 'budget_read' },
      ],
    }),
  ],
}

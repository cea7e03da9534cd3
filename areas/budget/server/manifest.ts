// Registers the endpoints of the budget: cost plan, overview, fees, periods and settings.

import { objectRemoval, tiesOnObjects } from '#areas/objects/server/public.ts'
import { notificationGroups, notificationKinds } from '#areas/users/server/public.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { demoChapters } from '#platform/server/demo/chapter.ts'
import { extend } from '#platform/server/extension-point.ts'
import { homeLines } from '#platform/server/home-lines.ts'
import { mainMenu, settingsEntry, settingsMenu } from '#platform/server/menu.ts'
import * as create from './costs/create.ts'
import * as details from './costs/details.ts'
import * as list from './costs/list.ts'
import * as reading from './costs/reading.ts'
import * as receipts from './costs/receipts.ts'
import * as saving from './costs/saving.ts'
import * as status from './costs/status.ts'
import * as calculating from './fees/calculating.ts'
import * as cancelling from './fees/cancelling.ts'
import * as invoicing from './fees/invoicing.ts'
import * as fees from './fees/list.ts'
import * as objectFees from './fees/object-fees.ts'
import { budgetLines } from './home-lines.ts'
import * as notifications from './notifications.ts'
import { feesOfObjects, removeFees } from './object-fees.ts'
import * as overview from './overview/overview.ts'
import * as scenarios from './overview/scenarios.ts'
import * as periods from './periods.ts'
import * as settings from './settings.ts'

export const budget: ServerArea = {
  name: 'budget',
  handlers: [
    list,
    create,
    details,
    saving,
    status,
    receipts,
    reading,
    periods,
    settings,
    overview,
    scenarios,
    fees,
    calculating,
    invoicing,
    cancelling,
    objectFees,
  ],
  extensions: [
    extend(notificationGroups, notifications.groups),
    extend(notificationKinds, notifications.kinds),
    extend(demoChapters, { name: 'budget', load: () => import('./demo-chapter.ts') }),
    extend(tiesOnObjects, feesOfObjects),
    extend(objectRemoval, removeFees),
    ...budgetLines.map((line) => extend(homeLines, line)),
    extend(mainMenu, {
      order: 1200,
      key: 'budget',
      icon: 'coins',
      path: '/budget',
      permission: 'budget_read',
      children: [
        { key: 'budget_overview', icon: 'chart-pie', path: '/budget/overview', permission: 'budget_read' },
        { key: 'cost_planning', icon: 'clipboard-list', path: '/budget/cost-planning', permission: 'budget_read' },
        { key: 'fee_calculation', icon: 'calculator', path: '/budget/fee-calculation', permission: 'budget_read' },
      ],
    }),
    extend(settingsMenu, settingsEntry('settings_budget', { icon: 'coins', path: 'budget', order: 850 })),
  ],
}

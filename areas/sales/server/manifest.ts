// Registers the calls of sales.

import { beforeWithdrawal } from '#areas/objects/server/public.ts'
import { notificationGroups, notificationKinds } from '#areas/users/server/public.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { demoChapters } from '#platform/server/demo/chapter.ts'
import { extend } from '#platform/server/extension-point.ts'
import { settingsEntry, settingsMenu } from '#platform/server/menu.ts'
import { listAdditions } from '#platform/server/table/additions.ts'
import * as confirmation from './confirmation/confirmation.ts'
import * as confirmationForm from './confirmation/confirmation-form.ts'
import * as newLink from './confirmation/new-link.ts'
import { confirmationLinkJob, sendConfirmationLinks } from './confirmation/new-link.ts'
import * as proofs from './confirmation/proofs.ts'
import { confirmationPart } from './confirmation/record-part.ts'
import * as sending from './confirmation/sending.ts'
import { tellBuyersConcerned } from './list/buyers-of-objects.ts'
import { reservationsInObjectLists } from './list/object-columns.ts'
import { saleColumns } from './list/sale-columns.ts'
import * as notifications from './notifications.ts'
import * as reservationSettings from './reservation/reservation-settings.ts'

export const sales: ServerArea = {
  name: 'sales',
  handlers: [confirmation, sending, confirmationForm, proofs, newLink, reservationSettings],
  jobs: { [confirmationLinkJob]: sendConfirmationLinks },
  recordParts: [confirmationPart],
  extensions: [
    extend(notificationGroups, notifications.groups),
    extend(notificationKinds, notifications.kinds),
    extend(demoChapters, { name: 'sales', load: () => import('./demo-chapter.ts') }),
    extend(listAdditions, saleColumns),
    extend(listAdditions, reservationsInObjectLists),
    extend(beforeWithdrawal, tellBuyersConcerned),
    extend(
      settingsMenu,
      settingsEntry('settings_reservation', { icon: 'bookmark', path: 'reservation', order: 900, only: ['sale'] }),
    ),
  ],
}

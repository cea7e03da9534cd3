// Registers the calls of sales.

import {
  beforeSaleTakenBack,
  beforeWithdrawal,
  priceRules,
  sellingPricesInForce,
  tiesOnObjects,
} from '#areas/objects/server/public.ts'
import { paymentChanged } from '#areas/payments/server/public.ts'
import { openAtServices } from '#areas/provider-accounts/server/public.ts'
import { notificationGroups, notificationKinds } from '#areas/users/server/public.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { demoChapters } from '#platform/server/demo/chapter.ts'
import { extend } from '#platform/server/extension-point.ts'
import { homeLines } from '#platform/server/home-lines.ts'
import { mainMenu, settingsEntry, settingsMenu } from '#platform/server/menu.ts'
import { listAdditions } from '#platform/server/table/additions.ts'
import { pricesPath } from '../rules/prices/price-address.ts'
import { choicesPath, optionsPath } from '../rules/choices/options-address.ts'
import * as choicesList from './choices/choices-list.ts'
import { dueChoicesJob, planDueChoices, planDueChoicesJob, settleDueChoices } from './choices/due.ts'
import * as optionPicture from './choices/option-picture.ts'
import * as options from './choices/options.ts'
import * as ownChoices from './choices/own-choices.ts'
import * as ownDates from './choices/own-dates.ts'
import * as ownPurchase from './choices/own-purchase.ts'
import * as proposing from './choices/proposing.ts'
import { choicesPart } from './choices/record-part.ts'
import * as staffChoices from './choices/staff-choices.ts'
import * as confirmation from './confirmation/confirmation.ts'
import * as confirmationForm from './confirmation/confirmation-form.ts'
import * as newLink from './confirmation/new-link.ts'
import { confirmationLinkJob, sendConfirmationLinks } from './confirmation/new-link.ts'
import * as proofs from './confirmation/proofs.ts'
import { confirmationPart } from './confirmation/record-part.ts'
import * as sending from './confirmation/sending.ts'
import { nameBuyersConcerned } from './list/buyers-of-objects.ts'
import { saleLines } from './list/home-lines.ts'
import { reservationsInObjectLists } from './list/object-columns.ts'
import { saleColumns } from './list/sale-columns.ts'
import * as accountingForm from './accounting/accounting-form.ts'
import * as feeActions from './accounting/fee-actions.ts'
import { reservationFees } from './accounting/fee-payments.ts'
import { remindOfFee } from './accounting/reminding.ts'
import * as completing from './completion/completing.ts'
import * as completionDetails from './completion/completion-details.ts'
import * as defects from './handover/defects.ts'
import * as handoverDetails from './handover/handover-details.ts'
import { makeHandoverDocument } from './handover/handover-document.ts'
import * as handoverPhotos from './handover/handover-photos.ts'
import { handoverDocumentJob, remindDefectsJob } from './handover/jobs.ts'
import * as handoverWriting from './handover/writing.ts'
import * as notifications from './notifications.ts'
import { applyPriceList, applyPriceListJob } from './prices/applying.ts'
import * as buyerPrices from './prices/buyer-prices.ts'
import * as priceListDecisions from './prices/deciding.ts'
import * as discounting from './prices/discounting.ts'
import * as priceListDrafts from './prices/drafting.ts'
import * as priceListExport from './prices/export.ts'
import * as priceSheet from './prices/price-sheet.ts'
import * as priceLists from './prices/price-lists.ts'
import { refuseLowering } from './prices/lowering.ts'
import { unwrittenPrices } from './prices/prices-in-force.ts'
import { discountsPart } from './prices/record-part.ts'
import { remindOfCountersignature } from './queue/countersigning.ts'
import { expireReservation } from './queue/expiry.ts'
import { expireReservationJob, remindCountersignatureJob, remindReservationJob } from './queue/jobs.ts'
import * as reservationDetails from './reservation/details.ts'
import { assertNotNotarised, reservationsOfObjects } from './reservation/object-ties.ts'
import { reservationsPart, tidyReservations, tidyReservationsJob } from './reservation/record-part.ts'
import * as reservationPage from './reservation/reservation-page.ts'
import * as reservationSending from './reservation/sending.ts'
import * as reservationSettings from './reservation/reservation-settings.ts'
import * as reservationStaffActions from './reservation/staff-actions.ts'
import * as reservationStarting from './reservation/starting.ts'
import * as demoSignature from './signing/demo-signature.ts'
import { followSaleSigning } from './signing/following.ts'
import { followSaleSigningJob, withdrawSaleSigningJob } from './signing/jobs.ts'
import * as sendingToSign from './signing/sending-to-sign.ts'
import { countOpenAgreements } from './signing/open-documents.ts'
import { withdrawSaleSigning } from './signing/withdrawing.ts'

export const sales: ServerArea = {
  name: 'sales',
  handlers: [
    confirmation,
    sending,
    confirmationForm,
    proofs,
    newLink,
    reservationSettings,
    reservationDetails,
    reservationStarting,
    reservationSending,
    reservationStaffActions,
    sendingToSign,
    demoSignature,
    reservationPage,
    feeActions,
    accountingForm,
    completing,
    completionDetails,
    priceLists,
    priceListDrafts,
    priceListDecisions,
    priceListExport,
    priceSheet,
    buyerPrices,
    discounting,
    handoverDetails,
    handoverWriting,
    handoverPhotos,
    defects,
    options,
    optionPicture,
    choicesList,
    staffChoices,
    proposing,
    ownPurchase,
    ownChoices,
    ownDates,
  ],
  jobs: {
    [confirmationLinkJob]: sendConfirmationLinks,
    [expireReservationJob]: expireReservation,
    [remindReservationJob]: remindOfFee,
    [remindCountersignatureJob]: remindOfCountersignature,
    [followSaleSigningJob]: followSaleSigning,
    [withdrawSaleSigningJob]: withdrawSaleSigning,
    [handoverDocumentJob]: makeHandoverDocument,
    [remindDefectsJob]: defects.remindOfDefects,
    [tidyReservationsJob]: tidyReservations,
    [applyPriceListJob]: applyPriceList,
    [planDueChoicesJob]: planDueChoices,
    [dueChoicesJob]: settleDueChoices,
  },
  nightly: [tidyReservationsJob, applyPriceListJob, planDueChoicesJob],
  recordParts: [confirmationPart, choicesPart, reservationsPart, discountsPart],
  extensions: [
    extend(openAtServices, { service: 'signing', count: countOpenAgreements }),
    extend(notificationGroups, notifications.groups),
    extend(notificationKinds, notifications.kinds),
    extend(demoChapters, { name: 'prices', load: () => import('./demo/prices-chapter.ts') }),
    extend(demoChapters, { name: 'sales', after: ['prices'], load: () => import('./demo-chapter.ts') }),
    ...saleLines.map((line) => extend(homeLines, line)),
    extend(listAdditions, saleColumns),
    extend(listAdditions, reservationsInObjectLists),
    extend(beforeWithdrawal, nameBuyersConcerned),
    extend(demoChapters, {
      name: 'reservations',
      after: ['sales'],
      load: () => import('./demo/reservations-chapter.ts'),
    }),
    extend(demoChapters, {
      name: 'discounts',
      after: ['reservations'],
      load: () => import('./demo/discounts-chapter.ts'),
    }),
    extend(demoChapters, {
      name: 'choices',
      after: ['reservations'],
      load: () => import('./demo/choices-chapter.ts'),
    }),
    extend(paymentChanged, reservationFees),
    extend(tiesOnObjects, reservationsOfObjects),
    extend(sellingPricesInForce, unwrittenPrices),
    extend(priceRules, refuseLowering),
    extend(mainMenu, {
      order: 950,
      key: 'sale_prices',
      icon: 'tag',
      path: pricesPath,
      permission: 'object_read',
      only: ['sale'],
    }),
    extend(beforeSaleTakenBack, assertNotNotarised),
    extend(mainMenu, {
      order: 960,
      key: 'sale_options',
      icon: 'adjustments',
      path: optionsPath,
      permission: 'applications_read',
      only: ['sale'],
      children: [
        { key: 'sale_options_defined', icon: 'adjustments', path: optionsPath, permission: 'applications_read' },
        { key: 'sale_choices', icon: 'clipboard-list', path: choicesPath, permission: 'applications_read' },
      ],
    }),
    extend(
      settingsMenu,
      settingsEntry('settings_reservation', { icon: 'bookmark', path: 'reservation', order: 900, only: ['sale'] }),
    ),
  ],
}

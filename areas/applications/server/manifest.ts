// Endpoints for applications.

import { notificationGroups, notificationKinds } from '#areas/users/server/public.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { homeLines } from '#platform/server/home-lines.ts'
import { mainMenu, settingsEntry, settingsMenu } from '#platform/server/menu.ts'
import { applicationLines } from './list/home-lines.ts'
import {
  beforeObjectLock,
  claimsOnObjects,
  objectRemoval,
  reasonsToKeepObjects,
  tiesOnObjects,
} from '#areas/objects/server/public.ts'
import { workOnHome } from '#areas/home/server/public.ts'
import { applicationWork } from './list/home-work.ts'
import { extend } from '#platform/server/extension-point.ts'
import { listAdditions } from '#platform/server/table/additions.ts'
import { giveAwayJob, giveAwayLater } from './offers/close-rival-offers.ts'
import { removeContents, removeContentsJob } from './details/deletion.ts'
import { clearAnswers, clearAnswersJob } from './clearing.ts'
import { applicationFollowUps, applicationKind } from './details/record-kind.ts'
import { recountPoints, recountPointsJob } from './points/recount-points.ts'
import { markAlikeJob, markThoseAlike } from './duplicates/may-be-alike.ts'
import { applicationClaims } from './object-claims.ts'
import { allocationInObjectsList, countsInObjectsList } from './objects/objects-list.ts'
import { applicationTies } from './objects/ties.ts'
import { applicationReasons } from './reasons-to-keep.ts'
import { expireOffer, expireOfferJob } from './offers/offer-expiry.ts'
import { remindOfOfferJob, remindWhenDue } from './offers/offer-reminder.ts'
import { lockWishingApplications, removeWishesFor } from './details/wishing.ts'
import * as notifications from './notifications.ts'
import * as list from './list/list.ts'
import * as details from './details/details.ts'
import * as deletion from './details/deletion.ts'
import * as status from './details/status.ts'
import * as edit from './details/edit.ts'
import * as timeline from './details/timeline.ts'
import * as changesSince from './details/changes-since.ts'
import * as documents from './dossier/documents.ts'
import * as dossier from './dossier/dossier.ts'
import * as household from './household/household.ts'
import * as joining from './household/joining.ts'
import * as children from './household/children.ts'
import * as evaluation from './evaluation/evaluation.ts'
import * as grading from './evaluation/grading.ts'
import * as comments from './details/comments.ts'
import * as colleagues from './household/colleagues.ts'
import * as review from './evaluation/review.ts'
import * as points from './points/points.ts'
import * as pointRules from './points/point-rules.ts'
import * as objectChoices from './details/object-choices.ts'
import * as offerDetail from './offers/offer-detail.ts'
import * as objectOffers from './offers/object-offers.ts'
import * as offerAnswers from './offers/offer-answers.ts'
import * as offerDeclined from './offers/offer-declined.ts'
import * as nextInLine from './offers/next-in-line.ts'
import * as objectApplications from './object-applications.ts'
import * as board from './board/board.ts'
import * as offerIntended from './offers/offer-intended.ts'
import * as allocation from './offers/allocation.ts'
import * as allocationOffers from './offers/allocation-offers.ts'
import * as previews from './details/previews.ts'
import * as offerReminder from './offers/offer-reminder.ts'
import * as offers from './offers/offers.ts'
import * as offerForm from './offers/offer-form.ts'
import * as assignments from './assignments/assignments.ts'
import * as contractCheck from './assignments/contract-check.ts'
import * as denials from './denials/denials.ts'
import * as denialRecipients from './denials/denial-recipients.ts'
import * as bulkMail from './bulk-mail.ts'
import * as mailSamples from './details/mail-samples.ts'
import * as duplicates from './duplicates/duplicates.ts'
import * as duplicatesCompared from './duplicates/duplicates-compared.ts'
import * as relatedActions from './list/related-actions.ts'
import * as priorities from './details/priorities.ts'
import * as linePlaces from './list/line-places.ts'

export const applications: ServerArea = {
  name: 'applications',
  handlers: [
    list,
    details,
    deletion,
    status,
    edit,
    timeline,
    changesSince,
    documents,
    dossier,
    household,
    joining,
    children,
    evaluation,
    grading,
    comments,
    colleagues,
    review,
    points,
    pointRules,
    objectChoices,
    offerDetail,
    objectOffers,
    offerAnswers,
    offerDeclined,
    nextInLine,
    objectApplications,
    board,
    offerIntended,
    allocation,
    allocationOffers,
    previews,
    offerReminder,
    offers,
    offerForm,
    assignments,
    contractCheck,
    denials,
    denialRecipients,
    bulkMail,
    mailSamples,
    duplicates,
    duplicatesCompared,
    relatedActions,
    priorities,
    linePlaces,
  ],
  jobs: {
    [expireOfferJob]: expireOffer,
    [remindOfOfferJob]: remindWhenDue,
    [giveAwayJob]: giveAwayLater,
    [removeContentsJob]: removeContents,
    [markAlikeJob]: markThoseAlike,
    [recountPointsJob]: recountPoints,
    [clearAnswersJob]: clearAnswers,
  },
  nightly: [clearAnswersJob],
  recordKinds: [applicationKind],
  mailFollowUps: [applicationFollowUps],
  extensions: [
    extend(notificationGroups, notifications.groups),
    extend(notificationKinds, notifications.kinds),
    ...applicationLines.map((line) => extend(homeLines, line)),
    extend(mainMenu, {
      order: 400,
      key: 'applications',
      icon: 'file-text',
      path: '/applications',
      permission: 'applications_read',
      only: ['reletting', 'first-time-letting', 'sale', 'build'],
    }),
    extend(workOnHome, applicationWork),
    extend(claimsOnObjects, applicationClaims),
    extend(beforeObjectLock, lockWishingApplications),
    extend(objectRemoval, removeWishesFor),
    extend(reasonsToKeepObjects, applicationReasons),
    extend(tiesOnObjects, applicationTies),
    extend(listAdditions, countsInObjectsList),
    extend(listAdditions, allocationInObjectsList),
    extend(
      settingsMenu,
      settingsEntry('settings_point_rules', { icon: 'calculator', path: 'point-rules', order: 300 }),
    ),
  ],
}

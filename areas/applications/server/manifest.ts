// The calls about applications.

import type { ServerArea } from '#platform/server/area.ts'
import { mainMenu } from '#platform/server/menu.ts'
import { beforeObjectLock, claimsOnObjects, objectRemoval } from '#areas/objects/server/public.ts'
import { extend } from '#platform/server/extension-point.ts'
import { giveAwayJob, giveAwayLater } from './giving-away.ts'
import { removeContents, removeContentsJob } from './deletion.ts'
import { clearAnswers, clearAnswersJob } from './clearing.ts'
import { applicationFollowUps, applicationKind } from './record-kind.ts'
import { recountPoints, recountPointsJob } from './recount-points.ts'
import { markAlikeJob, markThoseAlike } from './may-be-alike.ts'
import { applicationClaims } from './object-claims.ts'
import { expireOffer, expireOfferJob } from './offer-expiry.ts'
import { remindOfOfferJob, remindWhenDue } from './offer-reminder.ts'
import { holdThoseWishing, removeWishesFor } from './wishing.ts'
import * as list from './list.ts'
import * as details from './details.ts'
import * as deletion from './deletion.ts'
import * as status from './status.ts'
import * as edit from './edit.ts'
import * as timeline from './timeline.ts'
import * as changesSince from './changes-since.ts'
import * as documents from './documents.ts'
import * as dossier from './dossier.ts'
import * as household from './household.ts'
import * as joining from './joining.ts'
import * as children from './children.ts'
import * as evaluation from './evaluation.ts'
import * as grading from './grading.ts'
import * as comments from './comments.ts'
import * as colleagues from './colleagues.ts'
import * as review from './review.ts'
import * as points from './points.ts'
import * as pointRules from './point-rules.ts'
import * as objectChoices from './object-choices.ts'
import * as offerDetail from './offer-detail.ts'
import * as objectOffers from './object-offers.ts'
import * as offerAnswers from './offer-answers.ts'
import * as offerDeclined from './offer-declined.ts'
import * as nextInLine from './next-in-line.ts'
import * as objectApplications from './object-applications.ts'
import * as offerIntended from './offer-intended.ts'
import * as allocation from './allocation.ts'
import * as allocationOffers from './allocation-offers.ts'
import * as previews from './previews.ts'
import * as offerReminder from './offer-reminder.ts'
import * as offers from './offers.ts'
import * as offerForm from './offer-form.ts'
import * as assignments from './assignments.ts'
import * as contractCheck from './contract-check.ts'
import * as denials from './denials.ts'
import * as denialRecipients from './denial-recipients.ts'
import * as bulkMail from './bulk-mail.ts'
import * as mailSamples from './mail-samples.ts'
import * as duplicates from './duplicates.ts'
import * as duplicatesCompared from './duplicates-compared.ts'
import * as relatedDeeds from './related-deeds.ts'
import * as priorities from './priorities.ts'
import * as linePlaces from './line-places.ts'

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
    relatedDeeds,
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
    extend(mainMenu, {
      order: 400,
      key: 'applications',
      icon: 'file-text',
      path: '/applications',
      permission: 'applications_read',
      only: ['reletting', 'first-time-letting', 'sale', 'build'],
    }),
    extend(claimsOnObjects, applicationClaims),
    extend(beforeObjectLock, holdThoseWishing),
    extend(objectRemoval, removeWishesFor),
  ],
}

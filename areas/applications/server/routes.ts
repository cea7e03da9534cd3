// The calls about applications.

import { listSampleApplications, previewMailTemplate } from '#areas/mail-templates/contract/templates.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { mainMenu } from '#platform/server/menu.ts'
import type { Doors } from '#platform/server/http/doors.ts'
import { fileRoute } from '#platform/server/http/file-route.ts'
import { publicRoute, route } from '#platform/server/http/route.ts'
import { beforeObjectLock, claimsOnObjects, objectRemoval } from '#areas/objects/server/public.ts'
import { extend } from '#platform/server/extension-point.ts'
import { openTable } from '#platform/server/table/routes.ts'
import {
  changeApplicationStatus,
  deleteApplication,
  getApplication,
  getApplicationDocument,
  getApplicationEdit,
  getApplicationTimeline,
  saveApplicationEdit,
  updateRelatedData,
} from '../contract/application.ts'
import { confirmEvaluation, getChangesSince } from '../contract/changes-since.ts'
import {
  cancelAssignment,
  getAssignment,
  getDirectAssignment,
  releaseAssignment,
  sendDirectAssignment,
  updateAssignment,
} from '../contract/assignments.ts'
import {
  addComment,
  deleteComment,
  editComment,
  getColleagues,
  getEvaluation,
  getSecondEvaluation,
  resolveComment,
  saveEvaluation,
} from '../contract/evaluation.ts'
import {
  addAdult,
  addChild,
  deleteAdult,
  deleteChild,
  getAdultEdit,
  getChildEdit,
  getNewAdult,
  saveAdultEdit,
  saveChildEdit,
} from '../contract/household.ts'
import {
  findDenialRecipients,
  getDenialInit,
  previewDenial,
  sendApplicationDenial,
  sendObjectDenial,
} from '../contract/denial.ts'
import { changeRelatedApplications, compareDuplicates, getDuplicates, judgeDuplicates } from '../contract/duplicates.ts'
import { getLinePlaces } from '../contract/line-places.ts'
import { getRelatedApplications } from '../contract/object-applications.ts'
import { getAlternatives, getPriorities, savePriorities } from '../contract/priorities.ts'
import { beginApplicationsMail, prepareApplicationsMail } from '../contract/bulk-mail.ts'
import { getPointRules, getPoints, savePointRules } from '../contract/points.ts'
import {
  checkContract,
  checkOffer,
  confirmOffer,
  getDeclinedOffer,
  getManualDenial,
  getNextInLine,
  getOfferInfo,
  previewMail,
  remindOfOffer,
  resendAssignment,
  rewordOffer,
} from '../contract/offer-deeds.ts'
import { getReview } from '../contract/review.ts'
import { generateDossiers } from '../contract/dossier.ts'
import { offerAllocation, proposeAllocation } from '../contract/allocation.ts'
import { changeApplications, listApplications } from '../contract/list.ts'
import {
  answerOffer,
  getOffer,
  findObjectsBeside,
  getOfferDetail,
  getOfferForm,
  getPriorityApartments,
  recordDeclinedOffer,
  sendOffer,
  withdrawOffer,
} from '../contract/offers.ts'
import { getObjectOfferDetail, getObjectWithOffer } from '../contract/object-offers.ts'
import {
  assignDirectly,
  cancel,
  correctAssignment,
  readAssignment,
  readDirectAssignment,
  release,
} from './assignments.ts'
import { giveAwayJob, giveAwayLater } from './giving-away.ts'
import { confirmVerdict, readChangesSince } from './changes-since.ts'
import { changeChild, readChild, removeChild } from './children.ts'
import { removeComment, rewriteComment, settleComment, writeComment } from './comments.ts'
import { readDenialRecipients } from './denial-recipients.ts'
import { denyApplication, denyObject, readDenialInit, readDenialPreview } from './denials.ts'
import { judge, readDuplicates } from './duplicates.ts'
import { readComparison } from './duplicates-compared.ts'
import { changePriorities, readAlternatives, readPriorities } from './priorities.ts'
import { changeRelated } from './related-deeds.ts'
import { markContractChecked, sendAssignmentAgain } from './contract-check.ts'
import { removeApplication, removeContents, removeContentsJob } from './deletion.ts'
import { readApplication } from './details.ts'
import { serveDossierFiles } from './dossier.ts'
import { serveDocument } from './documents.ts'
import { changeApplicationData, readApplicationEdit } from './edit.ts'
import { readEvaluation, readSecondEvaluation } from './evaluation.ts'
import { readPointRules, writePointRules } from './point-rules.ts'
import { readPoints } from './points.ts'
import { beginBulkMail, prepareBulkMail } from './bulk-mail.ts'
import { clearAnswers, clearAnswersJob } from './clearing.ts'
import { applicationFollowUps, applicationKind } from './record-kind.ts'
import { recountPoints, recountPointsJob } from './recount-points.ts'
import { readReview } from './review.ts'
import { readColleagues } from './colleagues.ts'
import { evaluateApplication } from './grading.ts'
import { changeAdult, readAdult, removeAdult } from './household.ts'
import { mayReadPeople, mayWritePeople } from './household-rights.ts'
import { joinAsAdult, joinAsChild, readNewAdult } from './joining.ts'
import { applicationsTable } from './list.ts'
import { readObjectsBeside, readPriorityApartments } from './object-choices.ts'
import { markAlikeJob, markThoseAlike } from './may-be-alike.ts'
import { readLinePlaces } from './line-places.ts'
import { readNextInLine } from './next-in-line.ts'
import { readRelatedApplications } from './object-applications.ts'
import { readAllocation } from './allocation.ts'
import { offerPlan } from './allocation-offers.ts'
import { confirm, readManualDenial, readOfferInfo, recordDecline, reword } from './offer-answers.ts'
import { readDeclinedOffer } from './offer-declined.ts'
import { readSampleApplications, readTemplatePreview } from './mail-samples.ts'
import { readObjectOfferDetail, readObjectWithOffer } from './object-offers.ts'
import { applicationClaims } from './object-claims.ts'
import { readOffer, readOfferDetail } from './offer-detail.ts'
import { expireOffer, expireOfferJob } from './offer-expiry.ts'
import { answerOfferForm, readOfferForm } from './offer-form.ts'
import { readIntendedOffer } from './offer-intended.ts'
import { remindNow, remindOfOfferJob, remindWhenDue } from './offer-reminder.ts'
import { makeOffer, takeOfferBack } from './offers.ts'
import { readMailPreview } from './previews.ts'
import { changeStatus, markImportant } from './status.ts'
import { readTimeline } from './timeline.ts'
import { holdThoseWishing, removeWishesFor } from './wishing.ts'

export const applications: ServerArea = {
  name: 'applications',
  open(doors) {
    openTable(doors, applicationsTable, {
      list: listApplications,
      bulk: changeApplications,
      permission: 'applications_read',
    })
    openApplication(doors)
    openHousehold(doors)
    openEvaluation(doors)
    openOffers(doors)
    openAssignments(doors)
    openDenials(doors)
    openWishes(doors)
  },
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

function openApplication(doors: Doors): void {
  route(doors, getApplication, 'applications_read', readApplication)
  route(doors, deleteApplication, 'applications_write', removeApplication)
  route(doors, changeApplicationStatus, 'applications_write', changeStatus)
  route(doors, updateRelatedData, 'applications_write', markImportant)
  route(doors, getApplicationEdit, 'applications_read', readApplicationEdit)
  route(doors, saveApplicationEdit, 'applications_write', changeApplicationData)
  route(doors, getApplicationTimeline, 'applications_read', readTimeline)
  route(doors, getChangesSince, 'applications_read', readChangesSince)
  route(doors, confirmEvaluation, 'applications_write', confirmVerdict)
  fileRoute(doors, getApplicationDocument, 'applications_read', serveDocument)
  fileRoute(doors, generateDossiers, 'applications_read', serveDossierFiles)
}

function openHousehold(doors: Doors): void {
  route(doors, getAdultEdit, mayReadPeople, readAdult)
  route(doors, getNewAdult, mayWritePeople, readNewAdult)
  route(doors, addAdult, mayWritePeople, joinAsAdult)
  route(doors, addChild, mayWritePeople, joinAsChild)
  route(doors, saveAdultEdit, mayWritePeople, changeAdult)
  route(doors, deleteAdult, mayWritePeople, removeAdult)
  route(doors, getChildEdit, mayReadPeople, readChild)
  route(doors, saveChildEdit, mayWritePeople, changeChild)
  route(doors, deleteChild, mayWritePeople, removeChild)
}

function openEvaluation(doors: Doors): void {
  route(doors, getEvaluation, 'applications_read', readEvaluation)
  route(doors, getSecondEvaluation, 'applications_read', readSecondEvaluation)
  route(doors, saveEvaluation, 'applications_write', evaluateApplication)
  route(doors, addComment, 'applications_write', writeComment)
  route(doors, editComment, 'applications_write', rewriteComment)
  route(doors, deleteComment, 'applications_write', removeComment)
  route(doors, resolveComment, 'applications_write', settleComment)
  route(doors, getColleagues, 'applications_read', readColleagues)
  route(doors, getReview, 'applications_read', readReview)
  route(doors, getPoints, 'applications_read', readPoints)
  route(doors, getPointRules, 'admin', readPointRules)
  route(doors, savePointRules, 'admin', writePointRules)
}

function openOffers(doors: Doors): void {
  route(doors, getPriorityApartments, 'applications_read', readPriorityApartments)
  route(doors, getOfferDetail, 'applications_read', readOfferDetail)
  route(doors, findObjectsBeside, 'applications_read', readObjectsBeside)
  route(doors, getOffer, 'applications_read', readOffer)
  route(doors, getObjectWithOffer, 'applications_read', readObjectWithOffer)
  route(doors, getObjectOfferDetail, 'applications_read', readObjectOfferDetail)
  route(doors, getOfferInfo, 'applications_read', readOfferInfo)
  route(doors, getDeclinedOffer, 'applications_read', readDeclinedOffer)
  route(doors, getManualDenial, 'applications_read', readManualDenial)
  route(doors, getNextInLine, 'object_read', readNextInLine)
  route(doors, getRelatedApplications, 'object_read', readRelatedApplications)
  route(doors, checkOffer, 'applications_write', readIntendedOffer)
  route(doors, proposeAllocation, 'applications_write', readAllocation)
  route(doors, offerAllocation, 'applications_write', offerPlan)
  route(doors, previewMail, 'applications_read', readMailPreview)
  route(doors, confirmOffer, 'applications_write', confirm)
  route(doors, rewordOffer, 'applications_write', reword)
  route(doors, remindOfOffer, 'applications_write', remindNow)
  route(doors, sendOffer, 'applications_write', makeOffer)
  route(doors, withdrawOffer, 'applications_write', takeOfferBack)
  route(doors, recordDeclinedOffer, 'applications_write', recordDecline)
  publicRoute(doors, getOfferForm, readOfferForm, { perMinute: 60 })
  publicRoute(doors, answerOffer, answerOfferForm, { perMinute: 30 })
}

function openAssignments(doors: Doors): void {
  route(doors, getAssignment, 'applications_read', readAssignment)
  route(doors, getDirectAssignment, 'applications_read', readDirectAssignment)
  route(doors, sendDirectAssignment, 'applications_write', assignDirectly)
  route(doors, releaseAssignment, 'tenants_write', release)
  route(doors, cancelAssignment, 'tenants_write', cancel)
  route(doors, resendAssignment, 'applications_write', sendAssignmentAgain)
  route(doors, checkContract, 'tenants_write', markContractChecked)
  route(doors, updateAssignment, 'tenants_write', correctAssignment)
}

function openDenials(doors: Doors): void {
  route(doors, getDenialInit, 'applications_read', readDenialInit)
  route(doors, previewDenial, 'applications_read', readDenialPreview)
  route(doors, findDenialRecipients, 'applications_read', readDenialRecipients)
  route(doors, sendApplicationDenial, 'applications_write', denyApplication)
  route(doors, sendObjectDenial, 'applications_write', denyObject)
  route(doors, beginApplicationsMail, 'shared_communication', beginBulkMail)
  route(doors, prepareApplicationsMail, 'shared_communication', prepareBulkMail)
  route(doors, listSampleApplications, 'admin', readSampleApplications)
  route(doors, previewMailTemplate, 'admin', readTemplatePreview)
  route(doors, getDuplicates, 'applications_read', readDuplicates)
  route(doors, compareDuplicates, 'applications_read', readComparison)
  route(doors, judgeDuplicates, 'applications_write', judge)
  route(doors, changeRelatedApplications, 'applications_write', changeRelated)
}

function openWishes(doors: Doors): void {
  route(doors, getPriorities, 'applications_read', readPriorities)
  route(doors, savePriorities, 'applications_write', changePriorities)
  route(doors, getLinePlaces, 'applications_read', readLinePlaces)
  route(doors, getAlternatives, 'applications_read', readAlternatives)
}

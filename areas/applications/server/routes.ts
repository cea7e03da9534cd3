// The calls about applications.

import type { ServerArea } from '#platform/server/area.ts'
import type { Doors } from '#platform/server/http/doors.ts'
import { fileRoute } from '#platform/server/http/file-route.ts'
import { publicRoute, route } from '#platform/server/http/route.ts'
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
  getEvaluation,
  resolveComment,
  saveEvaluation,
} from '../contract/evaluation.ts'
import {
  deleteAdult,
  deleteChild,
  getAdultEdit,
  getChildEdit,
  saveAdultEdit,
  saveChildEdit,
} from '../contract/household.ts'
import { changeApplications, listApplications } from '../contract/list.ts'
import {
  answerOffer,
  getOffer,
  getOfferDetail,
  getOfferForm,
  getPriorityApartments,
  recordDeclinedOffer,
  sendOffer,
  withdrawOffer,
} from '../contract/offers.ts'
import {
  assignDirectly,
  cancel,
  correctAssignment,
  readAssignment,
  readDirectAssignment,
  release,
} from './assignments.ts'
import { changeChild, readChild, removeChild } from './children.ts'
import { removeComment, rewriteComment, settleComment, writeComment } from './comments.ts'
import { removeApplication, removeContents, removeContentsJob } from './deletion.ts'
import { readApplication } from './details.ts'
import { serveDocument } from './documents.ts'
import { changeApplicationData, readApplicationEdit } from './edit.ts'
import { readEvaluation } from './evaluation.ts'
import { evaluateApplication } from './grading.ts'
import { changeAdult, readAdult, removeAdult } from './household.ts'
import { applicationsTable } from './list.ts'
import { readPriorityApartments } from './object-choices.ts'
import { readOffer, readOfferDetail } from './offer-detail.ts'
import { expireOffer, expireOfferJob } from './offer-expiry.ts'
import { answerOfferForm, readOfferForm } from './offer-form.ts'
import { makeOffer, recordDecline, takeOfferBack } from './offers.ts'
import { changeStatus, markImportant } from './status.ts'
import { readTimeline } from './timeline.ts'

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
  },
  jobs: { [expireOfferJob]: expireOffer, [removeContentsJob]: removeContents },
}

function openApplication(doors: Doors): void {
  route(doors, getApplication, 'applications_read', readApplication)
  route(doors, deleteApplication, 'applications_write', removeApplication)
  route(doors, changeApplicationStatus, 'applications_write', changeStatus)
  route(doors, updateRelatedData, 'applications_write', markImportant)
  route(doors, getApplicationEdit, 'applications_read', readApplicationEdit)
  route(doors, saveApplicationEdit, 'applications_write', changeApplicationData)
  route(doors, getApplicationTimeline, 'applications_read', readTimeline)
  fileRoute(doors, getApplicationDocument, 'applications_read', serveDocument)
}

function openHousehold(doors: Doors): void {
  route(doors, getAdultEdit, 'applications_read', readAdult)
  route(doors, saveAdultEdit, 'applications_write', changeAdult)
  route(doors, deleteAdult, 'applications_write', removeAdult)
  route(doors, getChildEdit, 'applications_read', readChild)
  route(doors, saveChildEdit, 'applications_write', changeChild)
  route(doors, deleteChild, 'applications_write', removeChild)
}

function openEvaluation(doors: Doors): void {
  route(doors, getEvaluation, 'applications_read', readEvaluation)
  route(doors, saveEvaluation, 'applications_write', evaluateApplication)
  route(doors, addComment, 'applications_write', writeComment)
  route(doors, editComment, 'applications_write', rewriteComment)
  route(doors, deleteComment, 'applications_write', removeComment)
  route(doors, resolveComment, 'applications_write', settleComment)
}

function openOffers(doors: Doors): void {
  route(doors, getPriorityApartments, 'applications_read', readPriorityApartments)
  route(doors, getOfferDetail, 'applications_read', readOfferDetail)
  route(doors, getOffer, 'applications_read', readOffer)
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
  route(doors, updateAssignment, 'tenants_write', correctAssignment)
}

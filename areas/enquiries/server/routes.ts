// The calls by which a household, its referees and providers are asked.

import { documentRules } from '#areas/application-form/server/public.ts'
import type { ServerArea } from '#platform/server/area.ts'
import type { Doors } from '#platform/server/http/doors.ts'
import { fileRoute, publicFileRoute } from '#platform/server/http/file-route.ts'
import { publicRoute, route } from '#platform/server/http/route.ts'
import { publicUploadRoute } from '#platform/server/http/upload-route.ts'
import {
  categorizeDocument,
  deleteApplicationDocument,
  getDocumentsRequest,
  previewDocumentsRequest,
  requestDocuments,
  serveDocumentWithUpdate,
} from '../contract/documents.ts'
import {
  finishHandingIn,
  getUploadForm,
  handInDocument,
  serveHandedIn,
  takeBackHandedIn,
} from '../contract/upload-form.ts'
import { checkCredit, getCreditCheck, getDeposit, getValidity, openDeposit } from '../contract/means.ts'
import { answerReference, getReferenceForm } from '../contract/reference-form.ts'
import {
  getAdultEvaluation,
  getReferenceMails,
  giveUpReference,
  previewReferenceMail,
  recordReference,
  remindReferee,
  sendReferenceMail,
  sendReferenceMails,
} from '../contract/references.ts'
import { askBureau, readCreditCheck } from './credit.ts'
import { handleDeposit, readDeposit } from './deposit.ts'
import { agePapers, agePapersJob } from './paper-age.ts'
import { putInOrder, removeDocument, serveAndNote } from './documents.ts'
import { readReferenceForm, takeAnswer } from './reference-form.ts'
import { askReferees, readReferenceMails } from './reference-mails.ts'
import { enquiriesPart } from './record-part.ts'
import { referenceFollowUps } from './reference-reminders.ts'
import { askReferee, giveUp, previewReference, readAdultEvaluation, remind, writeDownReference } from './references.ts'
import { askForDocuments, previewRequest, readDocumentsRequest } from './requests.ts'
import { finish, keepHandedIn, readUploadForm, serveBrought, takeBack } from './upload-form.ts'
import { readValidity } from './validity.ts'

export const enquiries: ServerArea = {
  name: 'enquiries',
  open(doors) {
    openDocuments(doors)
    openReferences(doors)
    openMeans(doors)
  },
  jobs: { [agePapersJob]: agePapers },
  nightly: [agePapersJob],
  mailFollowUps: [referenceFollowUps],
  recordParts: [enquiriesPart],
}

function openDocuments(doors: Doors): void {
  route(doors, getDocumentsRequest, 'applications_read', readDocumentsRequest)
  route(doors, requestDocuments, 'applications_write', askForDocuments)
  route(doors, previewDocumentsRequest, 'applications_write', previewRequest)
  route(doors, deleteApplicationDocument, 'applications_write', removeDocument)
  route(doors, categorizeDocument, 'applications_write', putInOrder)
  fileRoute(doors, serveDocumentWithUpdate, 'applications_read', serveAndNote)
  publicRoute(doors, getUploadForm, readUploadForm, { perMinute: 60 })
  publicUploadRoute(doors, handInDocument, documentRules, keepHandedIn)
  publicRoute(doors, takeBackHandedIn, takeBack, { perMinute: 60 })
  publicFileRoute(doors, serveHandedIn, serveBrought)
  publicRoute(doors, finishHandingIn, finish, { perMinute: 30 })
}

function openReferences(doors: Doors): void {
  route(doors, getAdultEvaluation, 'applications_read', readAdultEvaluation)
  route(doors, giveUpReference, 'applications_write', giveUp)
  route(doors, recordReference, 'applications_write', writeDownReference)
  route(doors, sendReferenceMail, 'applications_write', askReferee)
  route(doors, previewReferenceMail, 'applications_write', previewReference)
  route(doors, remindReferee, 'applications_write', remind)
  route(doors, getReferenceMails, 'applications_write', readReferenceMails)
  route(doors, sendReferenceMails, 'applications_write', askReferees)
  publicRoute(doors, getReferenceForm, readReferenceForm, { perMinute: 60 })
  publicRoute(doors, answerReference, takeAnswer, { perMinute: 30 })
}

function openMeans(doors: Doors): void {
  route(doors, getCreditCheck, 'applications_read', readCreditCheck)
  route(doors, checkCredit, 'applications_write', askBureau)
  route(doors, getDeposit, 'applications_read', readDeposit)
  route(doors, openDeposit, 'applications_write', handleDeposit)
  route(doors, getValidity, 'applications_read', readValidity)
}

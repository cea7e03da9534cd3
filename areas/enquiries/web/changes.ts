// Mutations of this area, and the queries that each makes stale.

import { getApplication, getApplicationTimeline } from '#areas/applications/contract/application.ts'
import { getEvaluation } from '#areas/applications/contract/evaluation.ts'
import { listApplications } from '#areas/applications/contract/list.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { useChange } from '#platform/web/api/query.ts'
import {
  categorizeDocument,
  deleteApplicationDocument,
  getDocumentsRequest,
  requestDocuments,
} from '../contract/documents.ts'
import { checkCredit, getCreditCheck, getDeposit, openDeposit } from '../contract/means.ts'
import { answerReference, getReferenceForm } from '../contract/reference-form.ts'
import {
  getAdultEvaluation,
  giveUpReference,
  recordReference,
  remindReferee,
  sendReferenceMail,
  sendReferenceMails,
} from '../contract/references.ts'
import { finishHandingIn, getUploadForm } from '../contract/upload-form.ts'

const staleAfterPaper: Endpoint[] = [
  getApplication,
  getApplicationTimeline,
  getEvaluation,
  listApplications,
  getDocumentsRequest,
]

export const useRequestDocuments = (onDone: () => unknown) =>
  useChange(requestDocuments, { stale: staleAfterPaper, onDone, errors: 'own' })
export const useDeleteApplicationDocument = () => useChange(deleteApplicationDocument, { stale: staleAfterPaper })
export const useCategorizeDocument = () => useChange(categorizeDocument, { stale: staleAfterPaper, errors: 'own' })
export const useFinishHandingIn = () => useChange(finishHandingIn, { stale: [getUploadForm] })

const staleAfterReference: Endpoint[] = [getAdultEvaluation, getApplicationTimeline, getEvaluation, listApplications]

export const useSendReferenceMail = (onDone: () => unknown) =>
  useChange(sendReferenceMail, { stale: staleAfterReference, onDone, errors: 'own' })
export const useRemindReferee = () => useChange(remindReferee, { stale: staleAfterReference })
export const useGiveUpReference = () => useChange(giveUpReference, { stale: staleAfterReference, errors: 'own' })
export const useRecordReference = (onDone: () => unknown) =>
  useChange(recordReference, { stale: staleAfterReference, onDone, errors: 'own' })
export const useSendReferenceMails = () => useChange(sendReferenceMails, { stale: staleAfterReference, timeout: false })
export const useAnswerReference = (onDone: () => unknown) =>
  useChange(answerReference, { stale: [getReferenceForm], onDone, errors: 'own' })

export const useCheckCredit = (onDone: () => unknown) =>
  useChange(checkCredit, { stale: [getCreditCheck, getApplication, getApplicationTimeline], onDone, errors: 'own' })
export const useOpenDeposit = (errors: 'own' | 'notify' = 'notify') =>
  useChange(openDeposit, { stale: [getDeposit, getApplicationTimeline], errors })

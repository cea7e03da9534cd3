// The deeds on requests, and what each of them makes out of date.

import { getApplicationTimeline } from '#areas/applications/contract/application.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { useChange } from '#platform/web/api/query.ts'
import {
  getApplicationOnWaitlist,
  getCriteriaForm,
  inviteToWaitlist,
  sendCriteriaForm,
} from '../contract/criteria-form.ts'
import { activateRequests, listRequests } from '../contract/list.ts'
import { getMatchingObjects, getMatchingRequests } from '../contract/matching.ts'
import { answerProposal, getProposal, sendNoInterest, sendPropose } from '../contract/proposals.ts'
import { fillInCriteriaForm, getPublicCriteriaForm, leaveWaitlist } from '../contract/public-form.ts'
import { correctRequestAnswers, getRequestAnswers } from '../contract/request-answers.ts'
import {
  acceptRequest,
  declineRequest,
  deleteRequest,
  getRequest,
  getRequestTimeline,
  setPriority,
  setRequestInactive,
} from '../contract/request.ts'

export const staleAfterChange: Endpoint[] = [
  getRequest,
  getRequestTimeline,
  getCriteriaForm,
  getRequestAnswers,
  listRequests,
  getMatchingRequests,
  getMatchingObjects,
  getApplicationOnWaitlist,
  getApplicationTimeline,
]

export const useAccepting = () => useChange(acceptRequest, { stale: staleAfterChange })
export const useActivating = () => useChange(activateRequests, { stale: staleAfterChange })
export const useCorrectingAnswers = (onDone: () => unknown) =>
  useChange(correctRequestAnswers, { stale: staleAfterChange, onDone, errors: 'own' })
export const useSendingForm = () => useChange(sendCriteriaForm, { stale: staleAfterChange })
export const useDeclining = (onDone: () => unknown) =>
  useChange(declineRequest, { stale: staleAfterChange, onDone, errors: 'own' })
export const useDeactivating = (onDone: () => unknown) =>
  useChange(setRequestInactive, { stale: staleAfterChange, onDone, errors: 'own' })
export const usePrioritising = (onDone: () => unknown) =>
  useChange(setPriority, { stale: staleAfterChange, onDone, errors: 'own' })
export const useInviting = (onDone: (answer: { id: string }) => unknown) =>
  useChange(inviteToWaitlist, { stale: [listRequests], onDone, errors: 'own' })
export const useProposing = (onDone: () => unknown) =>
  useChange(sendPropose, { stale: staleAfterChange, onDone, errors: 'own' })
export const useNotingNoInterest = (onDone: () => unknown) =>
  useChange(sendNoInterest, { stale: staleAfterChange, onDone, errors: 'own' })
/** Gone: the list is the place to be. */
export const useDeletion = (onDone: () => unknown) => useChange(deleteRequest, { stale: [listRequests], onDone })

export const useFillingIn = (onDone: () => unknown) =>
  useChange(fillInCriteriaForm, { stale: [getPublicCriteriaForm], onDone, errors: 'own' })
export const useLeaving = (onDone: () => unknown) => useChange(leaveWaitlist, { onDone })
export const useAnswering = () => useChange(answerProposal, { stale: [getProposal] })

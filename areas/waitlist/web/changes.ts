// Mutations for requests, with the queries that each makes stale.

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
import { confirmWaiting, fillInCriteriaForm, getPublicCriteriaForm, leaveWaitlist } from '../contract/public-form.ts'
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

export const useAcceptRequest = () => useChange(acceptRequest, { stale: staleAfterChange })
export const useActivateRequests = () => useChange(activateRequests, { stale: staleAfterChange })
export const useCorrectRequestAnswers = (onDone: () => unknown) =>
  useChange(correctRequestAnswers, { stale: staleAfterChange, onDone, errors: 'own' })
export const useSendCriteriaForm = () => useChange(sendCriteriaForm, { stale: staleAfterChange })
export const useDeclineRequest = () => useChange(declineRequest, { stale: staleAfterChange, errors: 'own' })
export const useSetRequestInactive = () => useChange(setRequestInactive, { stale: staleAfterChange, errors: 'own' })
export const useSetPriority = () => useChange(setPriority, { stale: staleAfterChange, errors: 'own' })
export const useInviteToWaitlist = (onDone: (answer: { id: string }) => unknown) =>
  useChange(inviteToWaitlist, { stale: [listRequests], onDone, errors: 'own' })
export const useSendPropose = (onDone: () => unknown) =>
  useChange(sendPropose, { stale: staleAfterChange, onDone, errors: 'own' })
export const useSendNoInterest = () => useChange(sendNoInterest, { stale: staleAfterChange, errors: 'own' })
/** The request no longer exists, so its page is left for the list. */
export const useDeleteRequest = (onDone: () => unknown) => useChange(deleteRequest, { stale: [listRequests], onDone })

export const useFillInCriteriaForm = (onDone: () => unknown) =>
  useChange(fillInCriteriaForm, { stale: [getPublicCriteriaForm], onDone, errors: 'own' })
export const useLeaveWaitlist = (onDone: () => unknown) => useChange(leaveWaitlist, { onDone })
export const useAnswerProposal = () => useChange(answerProposal, { stale: [getProposal] })
export const useConfirmWaiting = (onDone: () => unknown) =>
  useChange(confirmWaiting, { stale: [getPublicCriteriaForm], onDone })

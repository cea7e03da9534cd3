// Mutations on an application, each with the queries it makes stale.

import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { keyOf, queryOf, useChange } from '#platform/web/api/query.ts'
import { tellFailure } from '#platform/web/api/tell-failure.ts'
import {
  changeApplicationStatus,
  deleteApplication,
  getApplication,
  getApplicationEdit,
  getApplicationTimeline,
  updateRelatedData,
} from '../contract/application.ts'
import { cancelAssignment, getAssignment, releaseAssignment } from '../contract/assignments.ts'
import {
  addComment,
  deleteComment,
  editComment,
  getEvaluation,
  getSecondEvaluation,
  resolveComment,
  saveEvaluation,
} from '../contract/evaluation.ts'
import { getPoints } from '../contract/points.ts'
import { objectLists } from '#areas/objects/contract/lists.ts'
import { offerAllocation } from '../contract/allocation.ts'
import { listApplications } from '../contract/list.ts'
import {
  getOffer,
  getOfferDetail,
  getPriorityApartments,
  recordDeclinedOffer,
  sendOffer,
  withdrawOffer,
} from '../contract/offers.ts'
import { getObjectOfferDetail, getObjectWithOffer } from '../contract/object-offers.ts'
import { sendDirectAssignment } from '../contract/assignments.ts'
import { getObject } from '#areas/objects/contract/object.ts'
import { getRelatedApplications } from '../contract/object-applications.ts'
import { getDenialInit, sendApplicationDenial, sendObjectDenial } from '../contract/denial.ts'
import { changeRelatedApplications, compareDuplicates, getDuplicates, judgeDuplicates } from '../contract/duplicates.ts'
import {
  checkContract,
  confirmOffer,
  getDeclinedOffer,
  getNextInLine,
  remindOfOffer,
  resendAssignment,
  rewordOffer,
} from '../contract/offer-actions.ts'
import { getObjectBoard, getObjectBoardColumn } from '../contract/board.ts'
import { getLinePlaces } from '../contract/line-places.ts'
import { getAlternatives, getPriorities, savePriorities } from '../contract/priorities.ts'
import type { Grade } from '../rules/application-state.ts'
import { withGrades, type WantedGrades } from './evaluation/graded.ts'

/** Endpoints that are stale after any action that may change the application or its object. */
export const staleAfterAction: Endpoint[] = [
  getApplication,
  getApplicationEdit,
  getEvaluation,
  getSecondEvaluation,
  getPoints,
  getPriorityApartments,
  getOfferDetail,
  getOffer,
  getObjectOfferDetail,
  getObjectWithOffer,
  getDeclinedOffer,
  getNextInLine,
  getLinePlaces,
  getDenialInit,
  getPriorities,
  getAlternatives,
  getDuplicates,
  getRelatedApplications,
  getObjectBoard,
  getObjectBoardColumn,
  getObject,
  getAssignment,
  getApplicationTimeline,
  listApplications,
]

export const useSendApplicationDenial = () =>
  useChange(sendApplicationDenial, { stale: staleAfterAction, errors: 'own' })
export const useSendObjectDenial = () => useChange(sendObjectDenial, { stale: staleAfterAction, errors: 'own' })
export const useRemindOfOffer = () => useChange(remindOfOffer, { stale: staleAfterAction })
export const useConfirmOffer = () => useChange(confirmOffer, { stale: staleAfterAction })
export const useRewordOffer = () => useChange(rewordOffer, { stale: staleAfterAction, errors: 'own' })
export const useSavePriorities = () => useChange(savePriorities, { stale: staleAfterAction, errors: 'own' })
export const useJudgeDuplicates = () =>
  useChange(judgeDuplicates, { stale: [getDuplicates, compareDuplicates, getApplicationTimeline, listApplications] })
export const useCheckContract = () => useChange(checkContract, { stale: [getAssignment, getApplicationTimeline] })
export const useResendAssignment = () => useChange(resendAssignment, { stale: [getApplicationTimeline] })
export const useChangeRelatedApplications = () =>
  useChange(changeRelatedApplications, { stale: staleAfterAction, errors: 'own' })

/** Used in object lists, whose rows change too. */
export const useOfferAllocation = () =>
  useChange(offerAllocation, {
    stale: [...staleAfterAction, ...Object.values(objectLists).map(({ list }) => list)],
    errors: 'own',
  })

export const useChangeApplicationStatus = () => useChange(changeApplicationStatus, { stale: staleAfterAction })
export const useDeleteApplication = (onDone: () => unknown) =>
  useChange(deleteApplication, { stale: [listApplications], onDone })
export const useUpdateRelatedData = () =>
  useChange(updateRelatedData, { stale: [getApplication, getApplicationTimeline, listApplications] })
export const useSendOffer = (onDone: () => unknown, errors: 'own' | 'notify' = 'own') =>
  useChange(sendOffer, { stale: staleAfterAction, onDone, errors })
export const useWithdrawOffer = () => useChange(withdrawOffer, { stale: staleAfterAction })
export const useRecordDeclinedOffer = () => useChange(recordDeclinedOffer, { stale: staleAfterAction })
export const useSendDirectAssignment = (onDone: () => unknown) =>
  useChange(sendDirectAssignment, { stale: staleAfterAction, onDone, errors: 'own' })
export const useReleaseAssignment = () => useChange(releaseAssignment, { stale: staleAfterAction })
export const useCancelAssignment = () => useChange(cancelAssignment, { stale: staleAfterAction, errors: 'own' })

const staleAfterComment: Endpoint[] = [getEvaluation, getApplicationTimeline]
export const useAddComment = () => useChange(addComment, { stale: staleAfterComment })
export const useEditComment = () => useChange(editComment, { stale: staleAfterComment })
export const useDeleteComment = () => useChange(deleteComment, { stale: staleAfterComment })
export const useResolveComment = () => useChange(resolveComment, { stale: staleAfterComment })

/** The star changes optimistically and is reverted if the server refuses. */
export function useStar(id: string) {
  const queryClient = useQueryClient()
  const { queryKey } = queryOf(getApplication, { params: { id } })
  return useMutation({
    mutationFn: (star: boolean) => call(saveEvaluation, { params: { id }, body: { overall_star: star } }),
    onMutate: (star) => put(star),
    onError: (failure, star) => {
      put(!star)
      tellFailure(failure)
    },
    onSettled: () =>
      Promise.all(
        [getApplicationTimeline, listApplications].map((one) =>
          queryClient.invalidateQueries({ queryKey: keyOf(one) }),
        ),
      ),
  })

  function put(overall_star: boolean) {
    queryClient.setQueryData(queryKey, (before) => before && { ...before, overall_star })
  }
}

/**
 * A grade shows at once. Quick hands grade one after the other: each call waits for the one before and takes the version
 * that it left behind.
 */
export const useGrading = (id: string) => useVerdict(id, getEvaluation, 'final')
export const useSaveEvaluation = () => useChange(saveEvaluation, { stale: staleAfterAction })
export const useSecondGrading = (id: string) => useVerdict(id, getSecondEvaluation, 'second_evaluation')

function useVerdict(
  id: string,
  view: typeof getEvaluation | typeof getSecondEvaluation,
  evaluation: 'final' | 'second_evaluation',
) {
  const queryClient = useQueryClient()
  const { queryKey } = queryOf(view, { params: { id } })
  return useMutation({
    scope: { id: `grade ${id}` },
    mutationFn: (wanted: WantedGrades) => {
      const version = queryClient.getQueryData(queryKey)?.version
      return call(saveEvaluation, { params: { id }, body: { ...wanted, evaluation, version } })
    },
    onMutate: (wanted) => {
      queryClient.setQueryData(queryKey, (before) => before && withGrades(before, wanted))
    },
    // Both verdicts share one version, so both queries get the new one.
    onSuccess: ({ version }) => {
      for (const one of [getEvaluation, getSecondEvaluation]) {
        queryClient.setQueryData(
          queryOf(one, { params: { id } }).queryKey,
          (before) => before && { ...before, version },
        )
      }
    },
    onError: (failure) => {
      tellFailure(failure)
    },
    onSettled: async () => {
      if (queryClient.isMutating({ mutationKey: ['grade', id] }) > 1) return
      await Promise.all(staleAfterAction.map((one) => refresh(queryClient, one, id)))
    },
    mutationKey: ['grade', id],
  })
}

/**
 * Refetches active queries of this application and active queries that belong to no single application. Queries of
 * other applications are only marked stale.
 */
async function refresh(queryClient: QueryClient, endpoint: Endpoint, id: string) {
  const all = keyOf(endpoint)
  const isOfOne = endpoint.path.startsWith('/api/v1/applications/:id')
  await queryClient.invalidateQueries({ queryKey: all, refetchType: 'none' })
  await queryClient.refetchQueries({ queryKey: isOfOne ? [...all, { id }] : all, type: 'active' })
}

export const gradeKeys: readonly Grade[] = ['A', 'B', 'C', 'D']

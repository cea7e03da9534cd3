// Mutations of sales, with the queries that each makes stale.

import { getApplication, getApplicationTimeline } from '#areas/applications/contract/application.ts'
import { listApplications } from '#areas/applications/contract/list.ts'
import { getPriorityApartments } from '#areas/applications/contract/offers.ts'
import { getPriorities } from '#areas/applications/contract/priorities.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { useChange } from '#platform/web/api/query.ts'
import {
  getConfirmationInfo,
  getConfirmationPrios,
  sendConfirmationForm,
  updateConfirmation,
} from '../contract/confirmation.ts'
import { fillInConfirmation, getConfirmationForm } from '../contract/confirmation-form.ts'

export const staleAfterSale: Endpoint[] = [
  getApplication,
  getApplicationTimeline,
  getPriorities,
  getPriorityApartments,
  getConfirmationInfo,
  getConfirmationPrios,
  listApplications,
]

export const useSendConfirmationForm = () => useChange(sendConfirmationForm, { stale: staleAfterSale })
export const useUpdateConfirmation = () => useChange(updateConfirmation, { stale: staleAfterSale, errors: 'own' })
export const useFillInConfirmation = (onDone: () => unknown) =>
  useChange(fillInConfirmation, { stale: [getConfirmationForm], onDone, errors: 'own' })

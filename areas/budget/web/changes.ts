// Mutations of the budget, and the queries that each makes stale.

import type { Endpoint } from '#platform/contract/endpoint.ts'
import { useChange } from '#platform/web/api/query.ts'
import {
  changeCostStatus,
  createCost,
  deleteCost,
  getCost,
  getCostForm,
  getCostTimeline,
  saveReceipts,
} from '../contract/cost.ts'
import { listCosts } from '../contract/costs.ts'
import { createPeriod } from '../contract/period.ts'

export const staleAfterCost: Endpoint[] = [getCost, getCostTimeline, getCostForm, listCosts]

export const useCreateCost = (onDone: (answer: { id: string }) => unknown) =>
  useChange(createCost, { stale: staleAfterCost, onDone, errors: 'own' })
export const useChangeCostStatus = () => useChange(changeCostStatus, { stale: staleAfterCost })
export const useChangeCostStatusInForm = () => useChange(changeCostStatus, { stale: staleAfterCost, errors: 'own' })
export const useDeleteCost = (onDone: () => unknown) =>
  useChange(deleteCost, { stale: [listCosts, getCostForm], onDone })
export const useCreatePeriod = () => useChange(createPeriod, { stale: [getCostForm, listCosts], errors: 'own' })
export const useSaveReceipts = () => useChange(saveReceipts, { stale: staleAfterCost })

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
import {
  calculateFees,
  cancelInvoice,
  getInvoiceForm,
  getObjectFees,
  invoiceFees,
  listFees,
  renewFee,
} from '../contract/fees.ts'
import { createScenario, deleteScenario, getBudgetOverview, saveScenario } from '../contract/overview.ts'
import { createPeriod } from '../contract/period.ts'
import { saveTotalAmount } from '../contract/settings.ts'

export const staleAfterCost: Endpoint[] = [getCost, getCostTimeline, getCostForm, listCosts, getBudgetOverview]

export const useCreateCost = (onDone: (answer: { id: string }) => unknown) =>
  useChange(createCost, { stale: staleAfterCost, onDone, errors: 'own' })
export const useChangeCostStatus = () => useChange(changeCostStatus, { stale: staleAfterCost })
export const useChangeCostStatusInForm = () => useChange(changeCostStatus, { stale: staleAfterCost, errors: 'own' })
export const useDeleteCost = (onDone: () => unknown) =>
  useChange(deleteCost, { stale: [listCosts, getCostForm, getBudgetOverview], onDone })
export const useCreatePeriod = () =>
  useChange(createPeriod, { stale: [getCostForm, listCosts, getBudgetOverview], errors: 'own' })
export const useSaveReceipts = () => useChange(saveReceipts, { stale: staleAfterCost })

const staleAfterFee: Endpoint[] = [listFees, getObjectFees, getInvoiceForm, getBudgetOverview]

export const useCalculateFees = () => useChange(calculateFees, { stale: staleAfterFee, errors: 'own', timeout: false })
export const useInvoiceFees = () => useChange(invoiceFees, { stale: staleAfterFee, errors: 'own' })
export const useCancelInvoice = () => useChange(cancelInvoice, { stale: staleAfterFee, errors: 'own' })
export const useRenewFee = () => useChange(renewFee, { stale: staleAfterFee })
export const useSaveTotalAmount = () => useChange(saveTotalAmount, { stale: [getBudgetOverview], errors: 'own' })
export const useCreateScenario = () => useChange(createScenario, { stale: [getBudgetOverview], errors: 'own' })
export const useSaveScenario = () => useChange(saveScenario, { stale: [getBudgetOverview], errors: 'own' })
export const useDeleteScenario = () => useChange(deleteScenario, { stale: [getBudgetOverview] })

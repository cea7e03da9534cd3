// Mutations of price lists and discounts, with the queries that each makes stale.

import { getApplicationTimeline } from '#areas/applications/contract/application.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { useChange } from '#platform/web/api/query.ts'
import { getConfirmationInfo } from '../../contract/confirmation.ts'
import {
  approveDiscount,
  getBuyerPrices,
  proposeDiscount,
  refuseDiscount,
  withdrawDiscount,
} from '../../contract/discounts.ts'
import { readPriceSheet } from '../../contract/price-sheet.ts'
import {
  approvePriceList,
  createPriceList,
  getPriceList,
  getPriceLists,
  getSaleObjects,
  rejectPriceList,
  savePriceList,
  submitPriceList,
  withdrawPriceList,
} from '../../contract/price-lists.ts'

const ofLists: Endpoint[] = [getPriceLists, getPriceList, getSaleObjects, getBuyerPrices]
const ofDiscounts: Endpoint[] = [getBuyerPrices, getPriceLists, getApplicationTimeline, getConfirmationInfo]

const list = { stale: ofLists, errors: 'own' } as const
const discount = { stale: ofDiscounts, errors: 'own' } as const

export const useCreatePriceList = () => useChange(createPriceList, list)
export const useSavePriceList = () => useChange(savePriceList, list)
export const useSubmitPriceList = () => useChange(submitPriceList, list)
export const useApprovePriceList = () => useChange(approvePriceList, list)
export const useRejectPriceList = () => useChange(rejectPriceList, list)
export const useWithdrawPriceList = () => useChange(withdrawPriceList, list)

export const useReadPriceSheet = () => useChange(readPriceSheet)

export const useProposeDiscount = () => useChange(proposeDiscount, discount)
export const useApproveDiscount = () => useChange(approveDiscount, discount)
export const useRefuseDiscount = () => useChange(refuseDiscount, discount)
export const useWithdrawDiscount = () => useChange(withdrawDiscount, discount)

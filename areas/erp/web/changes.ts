// Mutations for sending and importing, with the queries that each makes stale, and the polling interval for replies.

import { getTenant, getTenantTimeline } from '#areas/tenants/contract/tenant.ts'
import { getContractInfo } from '#areas/contracts/contract/agreement.ts'
import { getObject } from '#areas/objects/contract/object.ts'
import { useChange } from '#platform/web/api/query.ts'
import { checkErp, getErpSettings, initialImport, listErpTransfers } from '../contract/connection.ts'
import {
  createErpContract,
  getObjectErp,
  getTenancyErp,
  synchronizeApplication,
  synchronizeObject,
  type TransferView,
} from '../contract/transfers.ts'
import { isOnItsWay } from '../rules/transfer.ts'

export const staleAfterAgreement = [getTenant, getTenantTimeline, getContractInfo]
export const staleAfterPull = [getObject]

export const useSynchronizeApplication = () => useChange(synchronizeApplication, { stale: [getTenancyErp] })
export const useCreateErpContract = () => useChange(createErpContract, { stale: [getTenancyErp] })
export const useSynchronizeObject = () => useChange(synchronizeObject, { stale: [getObjectErp] })
export const useCheckErp = () => useChange(checkErp, { stale: [getErpSettings, listErpTransfers] })
export const useInitialImport = () =>
  useChange(initialImport, { stale: [getErpSettings, listErpTransfers], timeout: false })

const soon = 2000
const slowly = 15_000

/** Milliseconds until the next poll; false when no transfer will change without user action. */
export function lookAgainIn(transfers: readonly TransferView[] | undefined): number | false {
  if (transfers?.some(({ state, isPaused, nextTryAt }) => isOnItsWay(state) && !isPaused && nextTryAt === null))
    return soon
  const isAwaited = transfers?.some(
    ({ kind, state, agreedAt }) => isOnItsWay(state) || (kind === 'contract' && state === 'confirmed' && !agreedAt),
  )
  return isAwaited ? slowly : false
}

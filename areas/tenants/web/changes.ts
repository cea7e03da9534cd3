// The steps of a contract, and what each of them makes out of date.

import type { Endpoint } from '#platform/contract/endpoint.ts'
import { getApplication, getApplicationTimeline } from '#areas/applications/contract/application.ts'
import { cancelAssignment, getAssignment, updateAssignment } from '#areas/applications/contract/assignments.ts'
import { listApplications } from '#areas/applications/contract/list.ts'
import { useChange } from '#platform/web/api/query.ts'
import { useSession } from '#platform/web/shell/session.ts'
import { listTenants } from '../contract/list.ts'
import {
  changeAssignmentContractState,
  changeContractState,
  getContractInfo,
  getTenant,
  getTenantTimeline,
  resetTenant,
  terminateTenancy,
} from '../contract/tenant.ts'

const stale: Endpoint[] = [
  getTenant,
  getContractInfo,
  getTenantTimeline,
  listTenants,
  getApplication,
  getApplicationTimeline,
  getAssignment,
]

/** The digitalcontract feature moves contracts over the tenant's call, otherwise over the assignment's (spec 1 §6). */
export function useContractMove() {
  const { bootstrap } = useSession()
  const isDigital = bootstrap.settings.availableFeatures.includes('digitalcontract')
  return useChange(isDigital ? changeContractState : changeAssignmentContractState, { stale, errors: 'own' })
}

export const useTermination = () => useChange(terminateTenancy, { stale, errors: 'own' })
export const useReset = () => useChange(resetTenant, { stale })
export const useCorrection = () => useChange(updateAssignment, { stale, errors: 'own' })
export const useCancellation = (onDone: () => unknown) =>
  useChange(cancelAssignment, { stale: [...stale, listApplications], onDone, errors: 'own' })

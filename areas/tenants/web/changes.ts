// Contract mutations and the queries that each makes stale.

import type { Endpoint } from '#platform/contract/endpoint.ts'
import { getApplication, getApplicationTimeline } from '#areas/applications/contract/application.ts'
import { cancelAssignment, getAssignment } from '#areas/applications/contract/assignments.ts'
import { listApplications } from '#areas/applications/contract/list.ts'
import { getObject } from '#areas/objects/contract/object.ts'
import { staleAfterObjectChange } from '#areas/objects/web/public.tsx'
import { useChange } from '#platform/web/api/query.ts'
import { useSession } from '#platform/web/api/session.ts'
import { addCompanion, endCompanion, getCompanionChoices, keepCompanion } from '../contract/companions.ts'
import { deleteTenant, removeReservation } from '../contract/ending.ts'
import { listTenants } from '../contract/list.ts'
import { getObjectTenancies } from '../contract/object-tenancies.ts'
import {
  changeAssignmentContractState,
  changeContractState,
  getTenant,
  getTenantTimeline,
  resetTenant,
  terminateTenancy,
} from '../contract/tenant.ts'

export const staleAfterStep: Endpoint[] = [
  getTenant,
  getTenantTimeline,
  listTenants,
  getApplication,
  getApplicationTimeline,
  getAssignment,
  getObject,
  getObjectTenancies,
  getCompanionChoices,
]

/** The digitalcontract feature moves contracts over the tenant's call, otherwise over the assignment's (spec 1 §6). */
export function useContractMove() {
  const { bootstrap } = useSession()
  const isDigital = bootstrap.settings.availableFeatures.includes('digitalcontract')
  return useChange(isDigital ? changeContractState : changeAssignmentContractState, {
    stale: staleAfterStep,
    errors: 'own',
  })
}

export const useTerminateTenancy = () => useChange(terminateTenancy, { stale: staleAfterStep, errors: 'own' })
/**
 * Success is reported through `onDone` of the mutation: the form may be unmounted by then, because no choices are
 * left.
 */
export const useAddCompanion = (onDone: () => unknown) =>
  useChange(addCompanion, { stale: staleAfterStep, onDone, errors: 'own' })
/** With `errors: 'own'` the calling form shows the errors. */
export const useEndCompanion = (errors?: 'own') =>
  useChange(endCompanion, { stale: staleAfterStep, ...(errors && { errors }) })
export const useKeepCompanion = () => useChange(keepCompanion, { stale: staleAfterStep })
/** The caller returns to the list, since the tenancy no longer exists. */
export const useDeleteTenant = (onDone: () => unknown) =>
  useChange(deleteTenant, { stale: [listTenants, listApplications], onDone })
export const useRemoveReservation = () => useChange(removeReservation, { stale: staleAfterStep })
/** For the object page, which refreshes only object queries. */
export const useRemoveReservationQuietly = () => useChange(removeReservation, { stale: staleAfterObjectChange })
export const useResetTenant = () => useChange(resetTenant, { stale: staleAfterStep })
export const useCancelAssignment = () =>
  useChange(cancelAssignment, { stale: [...staleAfterStep, listApplications], errors: 'own' })

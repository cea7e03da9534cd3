// Mutations for an agreement, with the queries that each makes stale.

import { getApplication, getApplicationTimeline } from '#areas/applications/contract/application.ts'
import { getAssignment } from '#areas/applications/contract/assignments.ts'
import { getObject } from '#areas/objects/contract/object.ts'
import { listTenants } from '#areas/tenants/contract/list.ts'
import { getTenant, getTenantTimeline } from '#areas/tenants/contract/tenant.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { useChange } from '#platform/web/api/query.ts'
import {
  cancelContract,
  getContractInfo,
  recordSignature,
  removeSignature,
  saveContractTerms,
  sendContractEmail,
} from '../contract/agreement.ts'
import { getSigningTemplates } from '../contract/signing.ts'

export const stale: Endpoint[] = [
  getContractInfo,
  getSigningTemplates,
  getTenant,
  getTenantTimeline,
  listTenants,
  getApplication,
  getApplicationTimeline,
  getAssignment,
  getObject,
]

export const useSaveContractTerms = () => useChange(saveContractTerms, { stale, errors: 'own' })
export const useSendContractEmail = () => useChange(sendContractEmail, { stale, errors: 'own', timeout: false })
export const useCancelContract = () => useChange(cancelContract, { stale, errors: 'own', timeout: false })
export const useRecordSignature = () => useChange(recordSignature, { stale, errors: 'own' })
export const useRemoveSignature = () => useChange(removeSignature, { stale })

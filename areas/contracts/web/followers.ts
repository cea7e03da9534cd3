// Refetches the agreement when its tenancy changes.

import { getTenant } from '#areas/tenants/contract/tenant.ts'
import type { Follower } from '#platform/web/api/followers.ts'
import { getContractInfo } from '../contract/agreement.ts'

export const contractFollowers: readonly Follower[] = [{ endpoint: getContractInfo, after: [getTenant] }]

// Tenancy queries that become stale when their application or object changes.

import { getApplication } from '#areas/applications/contract/application.ts'
import { getObject } from '#areas/objects/contract/object.ts'
import type { Follower } from '#platform/web/api/followers.ts'
import { listTenants } from '../contract/list.ts'
import { getObjectTenancies } from '../contract/object-tenancies.ts'
import { getTenant, getTenantTimeline } from '../contract/tenant.ts'

export const tenantFollowers: readonly Follower[] = [
  // The tenancy contains names of the household.
  ...[getTenant, getTenantTimeline, listTenants].map((endpoint) => ({ endpoint, after: [getApplication] })),
  { endpoint: getObjectTenancies, after: [getObject] },
]

// The list of applications to buy goes stale with the list of applications.

import type { Follower } from '#platform/web/api/followers.ts'
import { listApplications, listSaleApplications } from '../contract/list.ts'

export const applicationFollowers: readonly Follower[] = [{ endpoint: listSaleApplications, after: [listApplications] }]

// Queries of sale that become stale when payments change.

import { getApplication, getApplicationTimeline } from '#areas/applications/contract/application.ts'
import { getExpected } from '#areas/payments/contract/expected.ts'
import type { Follower } from '#platform/web/api/followers.ts'
import { getSaleCompletion } from '../contract/completion.ts'
import { getSaleReservation } from '../contract/reservation.ts'

export const saleFollowers: readonly Follower[] = [
  getSaleReservation,
  getSaleCompletion,
  getApplication,
  getApplicationTimeline,
].map((endpoint) => ({ endpoint, after: [getExpected] }))

// Queries of appointments that become stale when one of their draws changes.

import { getDraw } from '#areas/draws/contract/draw.ts'
import type { Follower } from '#platform/web/api/followers.ts'
import { getViewingDraws } from '../contract/invitations.ts'

export const appointmentFollowers: readonly Follower[] = [{ endpoint: getViewingDraws, after: [getDraw] }]

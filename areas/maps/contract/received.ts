// Responses as the browser receives them.

import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import type { getOrigin } from './origin.ts'
import type { getDirections, getIsochrone } from './travel.ts'

export type Origins = ReceivedResponseOf<typeof getOrigin>
export type Reached = ReceivedResponseOf<typeof getIsochrone>
export type Directions = ReceivedResponseOf<typeof getDirections>

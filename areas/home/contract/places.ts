// Place on the home page where other areas add sections.

import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { slotPlace } from '#platform/contract/slot-place.ts'
import type { getMyWork } from './shell.ts'

export const homeMain = slotPlace<object>('home')

/** Counts per state, one line per list. The home page itself uses the positions 200 for objects and 300 for tenants. */
export const homeWaiting = slotPlace<{ work: ReceivedResponseOf<typeof getMyWork> }>('home.waiting')

/** Below the open work. */
export const homeFigures = slotPlace<object>('home.figures')

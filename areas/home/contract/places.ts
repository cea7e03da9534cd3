// Place on the home page where other areas add sections.

import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { slotPlace } from '#platform/contract/slot-place.ts'
import type { getMyWork } from './shell.ts'

export const homeMain = slotPlace<object>('home')

/** Counts per state; the page's own are the objects at 200 and the tenants at 300. */
export const homeWaiting = slotPlace<{ work: ReceivedResponseOf<typeof getMyWork> }>('home.waiting')

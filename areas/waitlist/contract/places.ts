// Slots in which other areas add sections to the page of a request.

import { slotPlace } from '#platform/contract/slot-place.ts'
import type { RequestView } from './request.ts'

export const waitlistRequestMain = slotPlace<{ request: RequestView }>('waitlist-request.main')

// Where other areas add sections to the home page.

import { slotPlace } from '#platform/contract/slot-place.ts'

export const homeMain = slotPlace<object>('home')

// Slot for sections that other areas add to the page on which applicants follow their application.

import { slotPlace } from '#platform/contract/slot-place.ts'
import type { Credentials } from './form-shapes.ts'

export const applicationStatusMain = slotPlace<{ credentials: Credentials }>('application-status.main')

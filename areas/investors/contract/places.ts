// Slots in which areas above add sections to the page of an investor.

import { slotPlace } from '#platform/contract/slot-place.ts'
import type { InvestorView } from './investor.ts'

/** Wide column. Own sections: 100 projects, 200 search profile, 900 history. */
export const investorMain = slotPlace<{ investor: InvestorView }>('investor.main')

// Place on the dashboard where areas above add sections below the figures.

import { slotPlace } from '#platform/contract/slot-place.ts'

/** `buildings` are those that the page is filtered by; none means all. */
export const analyticsMain = slotPlace<{ buildings: readonly string[] }>('analytics.main')

// Place on the dashboard where areas above add sections below the figures.

import { slotPlace } from '#platform/contract/slot-place.ts'

/** `buildings` are those that the page is filtered by; none means all. Workspaces for investors have no applications. */
export const analyticsMain = slotPlace<{ buildings: readonly string[]; hasApplications: boolean }>('analytics.main')

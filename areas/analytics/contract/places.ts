// Place on the dashboard where areas above add sections below the figures.

import { slotPlace } from '#platform/contract/slot-place.ts'
import type { FigureFilters } from './figures.ts'

export const analyticsMain = slotPlace<{ filters: FigureFilters }>('analytics.main')

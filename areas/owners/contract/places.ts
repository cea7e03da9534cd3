// Places that areas above may fill with sections.

import { slotPlace } from '#platform/contract/slot-place.ts'

/** Sections of the page of an owner, next to the form. The area owners itself uses 200 (login) and 900 (history). */
export const ownerPageSections = slotPlace<{ ownerId: string }>('owners.page-sections')

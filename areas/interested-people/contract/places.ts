// Where other areas add sections to the panel of an interested person.

import { slotPlace } from '#platform/contract/slot-place.ts'
import type { PersonView } from './person.ts'

export const interestedPersonPanel = slotPlace<{ person: PersonView }>('interested-person.panel')

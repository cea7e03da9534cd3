// Place in the panel of an interested person where other areas add sections.

import { slotPlace } from '#platform/contract/slot-place.ts'
import type { PersonView } from './person.ts'

export const interestedPersonPanel = slotPlace<{ person: PersonView }>('interested-person.panel')

// Place in the panel of an interested person where other areas add sections.

import { listPlaces } from '#platform/contract/list-places.ts'
import { slotPlace } from '#platform/contract/slot-place.ts'
import type { PersonView } from './person.ts'

export const interestedPersonPanel = slotPlace<{ person: PersonView }>('interested-person.panel')

/** Slots of the list of interested people. */
export const interestedPeopleListPlaces = listPlaces('interested-people-list')

// Slots in which other areas add sections to the pages of an object.

import { listPlaces } from '#platform/contract/list-places.ts'
import { slotPlace } from '#platform/contract/slot-place.ts'
import type { ObjectView } from './object.ts'

interface Shown {
  object: ObjectView
}

/** Slot in the wide column: holder, applications, costs. */
export const objectMain = slotPlace<Shown>('object.main')
/** Slot in the narrow column: images and publication. */
export const objectSide = slotPlace<Shown>('object.side')
/** Slot for the dialog that reserves the object for people without an application. */
export const objectReservation = slotPlace<Shown & { onClose: () => void }>('object.reservation')
/** Slot below the facts on the public page. */
export const publicObjectMain = slotPlace<{ objectId: string }>('public-object.main')

/** Slots of the lists of objects, which share them. */
export const objectListsPlaces = listPlaces('object-lists')

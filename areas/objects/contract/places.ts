// Slots in which other areas add sections to the pages of an object.

import { slotPlace } from '#platform/contract/slot-place.ts'
import type { ObjectView } from './object.ts'

interface Shown {
  object: ObjectView
}

/** The wide column: who has the object, who would like it, what it costs. */
export const objectMain = slotPlace<Shown>('object.main')
/** The narrow column: pictures and publication. */
export const objectSide = slotPlace<Shown>('object.side')
/** The dialog that holds the object for people who have not applied. */
export const objectReservation = slotPlace<Shown & { onClose: () => void }>('object.reservation')
/** Under the facts of the page that the public sees. */
export const publicObjectMain = slotPlace<{ objectId: string }>('public-object.main')

// Slots of a list page, for the buttons and dialogs of other areas. The area of the list declares them in its
// `contract/places.ts`, and its pages pass them to `ListPage`.

import type { BulkAnswer, BulkOption, Row, Targets } from './table.ts'
import { slotPlace, type SlotPlace } from './slot-place.ts'

export interface BulkDialogProps {
  option: BulkOption
  targets: Targets
  /** Count known to the browser; for "all that match" the server counts again. */
  count: number
  /** With the response of the action, skipped rows stay selected. Without a response the selection is cleared. */
  onDone: (answer?: BulkAnswer) => void
  onClose: () => void
}

interface InList {
  /** Key of the list. Several lists may share their places, such as those of objects. */
  list: string
}

export interface ListPlaces {
  /** Beside the title. */
  actions: SlotPlace<InList>
  /** Dialog of a bulk action: `isShown` compares `option.value`. Without one, the list asks for a confirmation. */
  dialogs: SlotPlace<InList & BulkDialogProps>
  /** Button of the detail column: `isShown` compares `button`, which the server names in the column's `buttons`. */
  rowButtons: SlotPlace<InList & { row: Row; button: string }>
}

export const listPlaces = (name: string): ListPlaces => ({
  actions: slotPlace(`${name}.actions`),
  dialogs: slotPlace(`${name}.dialogs`),
  rowButtons: slotPlace(`${name}.row-buttons`),
})

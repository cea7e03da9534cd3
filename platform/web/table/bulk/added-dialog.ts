// Dialogs that areas add to bulk actions of lists of lower areas. An entry says with `isShown` for which action it is.

import { slotPlace } from '#platform/contract/slot-place.ts'
import type { BulkDialogProps } from './bulk-dialog.ts'

export const addedBulkDialog = slotPlace<BulkDialogProps>('list.bulk-dialog')

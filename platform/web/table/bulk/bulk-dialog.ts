// Props of an area's own dialog for a bulk action that needs more than a reason, such as a fee or a mail.

import type { ComponentType } from 'react'
import type { BulkAnswer, BulkOption, Targets } from '#platform/contract/table.ts'

export interface BulkDialogProps {
  option: BulkOption
  targets: Targets
  /** Count known to the browser; for "all that match" the server counts again. */
  count: number
  /** With the response of the action, skipped rows stay selected. Without a response the selection is cleared. */
  onDone: (answer?: BulkAnswer) => void
  onClose: () => void
}

export type BulkDialogs = Readonly<Record<string, ComponentType<BulkDialogProps>>>
export const noOwnDialogs: BulkDialogs = {}

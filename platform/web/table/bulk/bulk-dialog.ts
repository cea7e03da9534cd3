// What an area's own dialog for a bulk action is given, where choosing a reason is not enough: a fee, a mail.

import type { ComponentType } from 'react'
import type { BulkAnswer, BulkOption, Targets } from '#platform/contract/table.ts'

export interface BulkDialogProps {
  option: BulkOption
  targets: Targets
  /** As known to the browser; for "all that match" the server counts anew. */
  count: number
  /** With the answer of the action: skipped rows stay chosen. Without one the choice is let go. */
  onDone: (answer?: BulkAnswer) => void
  onClose: () => void
}

export type BulkDialogs = Readonly<Record<string, ComponentType<BulkDialogProps>>>
export const noOwnDialogs: BulkDialogs = {}

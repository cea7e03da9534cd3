// Dialogs of a page for its own bulk actions that need more than a reason, such as a fee or a mail.

import type { ComponentType } from 'react'
import type { BulkDialogProps } from '#platform/contract/list-places.ts'

export type BulkDialogs = Readonly<Record<string, ComponentType<BulkDialogProps>>>
export const noOwnDialogs: BulkDialogs = {}

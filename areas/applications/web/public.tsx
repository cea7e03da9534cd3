// Web parts that other areas may use: people of a household, its history, candidates for an object, and the proposal
// for several objects.

import { LoadingOverlay } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { BulkDialogProps, BulkDialogs } from '#platform/web/table/bulk/bulk-dialog.ts'

export { PeopleSection } from './household/PeopleSection.tsx'
export { timelineEntries } from './details/timeline-entries.ts'

const AllocationModal = lazy(() => import('./offers/AllocationModal.tsx'))

/** Loaded on first use. */
export const allocationDialogs: BulkDialogs = {
  allocationProposal: (props: BulkDialogProps) => (
    <Suspense fallback={<LoadingOverlay visible />}>
      <AllocationModal {...props} />
    </Suspense>
  ),
}

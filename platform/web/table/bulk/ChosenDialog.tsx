// Dialog of the chosen bulk action: that of the page, that of another area, or a confirmation.

import { LoadingOverlay } from '@mantine/core'
import { Suspense, type ComponentType } from 'react'
import type { BulkDialogProps } from '#platform/contract/list-places.ts'
import { useSlotEntries } from '../../slots/use-slot-entries.ts'
import { useListTools } from '../list-tools.ts'
import { BulkDialog } from './BulkDialog.tsx'

interface Props extends BulkDialogProps {
  own: ComponentType<BulkDialogProps> | undefined
}

export function ChosenDialog({ own: Own, ...props }: Props) {
  const { list, places } = useListTools()
  const shown = { ...props, list }
  const [added] = useSlotEntries(places?.dialogs, shown)
  if (Own) return <Own {...props} />
  if (!added) return <BulkDialog {...props} />
  // The code of the dialog is loaded when it first opens.
  return (
    <Suspense fallback={<LoadingOverlay visible />}>
      <added.Section {...shown} />
    </Suspense>
  )
}

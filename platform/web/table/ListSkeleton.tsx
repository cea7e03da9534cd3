// Skeleton of the screen until the first response.

import { Skeleton } from '@mantine/core'
import { LoadingRows } from '../ui/states/LoadingRows.tsx'
import { EmptyFrame } from './rows/TableFrame.tsx'

export function ListSkeleton() {
  return (
    <div aria-busy>
      <Skeleton width={220} height={28} mt={6} mb={26} radius={6} />
      <Skeleton width="60%" height={26} mb={24} radius={6} />
      <Skeleton width={240} height={32} mb={16} radius={8} />
      <EmptyFrame>
        <LoadingRows />
      </EmptyFrame>
    </div>
  )
}

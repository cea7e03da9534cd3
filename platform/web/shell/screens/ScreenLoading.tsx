// Shown while a screen loads; has the height of a page, to avoid layout shift.

import { LoadingRows } from '../../ui/states/LoadingRows.tsx'

export function ScreenLoading() {
  return (
    <div data-loading style={{ padding: '8px 0', minHeight: '60vh' }}>
      <LoadingRows />
    </div>
  )
}

// Shown when a screen takes longer than a moment: the height of a page, so that nothing jumps.

import { LoadingRows } from '../../ui/states/LoadingRows.tsx'

export function ScreenLoading() {
  return (
    <div data-loading style={{ padding: '8px 0', minHeight: '60vh' }}>
      <LoadingRows />
    </div>
  )
}

// Error boundary: a failing panel leaves the screen usable.

import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ScreenFailed } from '../screens/ScreenFailed.tsx'

export function PanelBoundary({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => 'panel'} errorComponent={ScreenFailed}>
      {children}
    </CatchBoundary>
  )
}

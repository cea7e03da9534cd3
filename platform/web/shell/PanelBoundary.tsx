// Keeps a failing panel from taking the screen with it.

import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ScreenFailed } from './ScreenFailed.tsx'

export function PanelBoundary({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => 'panel'} errorComponent={ScreenFailed}>
      {children}
    </CatchBoundary>
  )
}

// Error page of a link. If the link is no longer valid, it explains how to continue.

import { lazy, Suspense } from 'react'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'

const WaysOn = lazy(() => import('./WaysOn.tsx'))

export function LinkFailed({ failure, retry }: { failure: unknown; retry: () => void }) {
  return (
    <FailedState
      failure={failure}
      retry={retry}
      waysOn={
        <Suspense fallback={null}>
          <WaysOn />
        </Suspense>
      }
    />
  )
}

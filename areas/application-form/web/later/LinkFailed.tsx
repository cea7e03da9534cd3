// A page behind a link could not be loaded; where the link leads nowhere any more it says where to go on.

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

// Error page of a link. If the link is no longer valid, it explains how to continue.

import { lazy, Suspense } from 'react'
import { CallFailed } from '#platform/web/api/call-failed.ts'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'

const WaysOn = lazy(() => import('./WaysOn.tsx'))

export function LinkFailed({ failure, retry }: { failure: unknown; retry: () => void }) {
  if (!(failure instanceof CallFailed) || failure.status !== 404) return <FailedState failure={failure} retry={retry} />
  return (
    <Suspense fallback={null}>
      <WaysOn reason={failure.message} />
    </Suspense>
  )
}

// Opens a submitted application for corrections. After a decision by staff, redirects to the status page.

import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useParam } from '#platform/web/core/address.ts'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import type { Credentials } from '../../contract/form-shapes.ts'
import { Filling } from '../filling/Filling.tsx'
import { FormLoader } from '../filling/FormLoader.tsx'
import { StatusLink, statusPageOf } from './StatusLink.tsx'
import { PageFoot } from '../look/PageFoot.tsx'

export { load } from '../filling/FormLoader.tsx'

export default function UpdatePage() {
  const credentials = { slug: useParam('slug'), token: useParam('token') }
  return (
    <FormLoader credentials={credentials}>
      {(state) =>
        state.application && !state.application.canChange ? (
          <ToStatus credentials={credentials} />
        ) : (
          <Filling key={credentials.slug} state={state} credentials={credentials} page="update">
            <PageFoot>
              <StatusLink credentials={credentials} />
            </PageFoot>
          </Filling>
        )
      }
    </FormLoader>
  )
}

function ToStatus({ credentials }: { credentials: Credentials }) {
  const navigate = useNavigate()
  const status = statusPageOf(credentials)
  useEffect(() => void navigate({ to: status, replace: true }), [navigate, status])
  return <LoadingRows rows={4} />
}

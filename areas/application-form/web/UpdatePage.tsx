// What was sent, opened by its link to correct something. Once somebody has decided about it, the page tells where it stands.

import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useParam } from '#platform/web/shell/address.ts'
import { LoadingRows } from '#platform/web/ui/LoadingRows.tsx'
import type { Credentials } from '../contract/form-shapes.ts'
import { Filling } from './Filling.tsx'
import { FormLoader } from './FormLoader.tsx'

export { load } from './FormLoader.tsx'

export default function UpdatePage() {
  const credentials = { slug: useParam('slug'), token: useParam('token') }
  return (
    <FormLoader credentials={credentials}>
      {(state) =>
        state.application && !state.application.canChange ? (
          <ToStatus credentials={credentials} />
        ) : (
          <Filling key={credentials.slug} state={state} credentials={credentials} page="update" />
        )
      }
    </FormLoader>
  )
}

function ToStatus({ credentials: { slug, token } }: { credentials: Credentials }) {
  const navigate = useNavigate()
  useEffect(
    () => void navigate({ to: `/form/application/${slug}/${token}/status`, replace: true }),
    [navigate, slug, token],
  )
  return <LoadingRows rows={4} />
}

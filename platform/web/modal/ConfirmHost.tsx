// Shows the open question, if there is one. The modal's code comes with the first question.

import { lazy, Suspense } from 'react'
import { useStore } from '../shell/store.ts'
import { openQuestion } from './confirm.ts'

const ConfirmModal = lazy(() => import('./ConfirmModal.tsx'))

export function ConfirmHost() {
  const question = useStore(openQuestion)
  return question ? (
    <Suspense fallback={null}>
      <ConfirmModal question={question} />
    </Suspense>
  ) : null
}

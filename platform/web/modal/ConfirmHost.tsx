// Shows the open question, if there is one. The modal's code comes with the first question.

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { questions } from './confirm.ts'

const ConfirmModal = lazy(() => import('./ConfirmModal.tsx'))

export function ConfirmHost() {
  const question = useSyncExternalStore(questions.subscribe, questions.now)
  return question ? (
    <Suspense fallback={null}>
      <ConfirmModal question={question} />
    </Suspense>
  ) : null
}

// Shows the open confirmation, if there is one. The modal's code is loaded with the first one.

import { Suspense } from 'react'
import { arriving } from '../core/arriving.ts'
import { useStore } from '../core/store.ts'
import { shownLater } from '../ui/states/LaterPart.tsx'
import { openQuestion } from './confirm.ts'

export const confirmModal = arriving(() => import('./ConfirmModal.tsx'))
const ConfirmModal = shownLater(confirmModal)

export function ConfirmHost() {
  const question = useStore(openQuestion)
  return question ? (
    <Suspense fallback={null}>
      <ConfirmModal question={question} />
    </Suspense>
  ) : null
}

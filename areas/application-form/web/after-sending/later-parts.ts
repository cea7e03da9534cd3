// Modules that the first step does not need. They load on demand, or in the background once the first step is idle,
// so that the form keeps working when the connection is lost.

import { useEffect, useState } from 'react'
import { confirmModal } from '#platform/web/modal/ConfirmHost.tsx'
import { arriving } from '#platform/web/core/arriving.ts'
import { laterFields } from '../later-fields.ts'

export const later = {
  ...laterFields,
  byMail: arriving(() => import('../later/ContinueByMail.tsx')),
  confirm: confirmModal,
  gone: arriving(() => import('../questions/GoneWishes.tsx')),
  held: arriving(() => import('../later/HeldPage.tsx')),
  mistakes: arriving(() => import('../questions/Mistakes.tsx')),
  otherDevice: arriving(() => import('../later/OtherDevice.tsx')),
  papers: arriving(() => import('../documents/upload.ts')),
  people: arriving(() => import('../people/PeopleStep.tsx')),
  sending: arriving(() => import('../filling/send-form.ts')),
  stopped: arriving(() => import('../later/StoppedNotice.tsx')),
  summary: arriving(() => import('../filling/SummaryStep.tsx')),
  thanks: arriving(() => import('./ThankYou.tsx')),
  meanwhile: arriving(() => import('../later/Meanwhile.tsx')),
}

const quiet = 5_000

/** Returns whether the module that uploads waiting documents has loaded. With `isTold` it loads at once. */
export function useLaterParts(isTold: boolean): boolean {
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => Object.values<() => Promise<unknown>>(later).forEach(askFor), quiet)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (isTold) askFor(later.meanwhile)
  }, [isTold])
  useEffect(() => void later.meanwhile.here.then(() => setHere(true)), [])
  return isHere
}

/** Errors are ignored: the import is retried when needed. */
const askFor = (part: () => Promise<unknown>): void => void part().catch(() => {})

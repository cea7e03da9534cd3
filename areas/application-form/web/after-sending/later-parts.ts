// What the first step does without. It comes when it is shown, or before: once the first step stands there and nothing else is
// going on, so that whoever loses the connection on the way can go on filling in.

import { useEffect, useState } from 'react'
import { confirmModal } from '#platform/web/modal/ConfirmHost.tsx'
import { arriving } from '#platform/web/core/arriving.ts'
import { laterFields } from '../later-fields.ts'

export const later = {
  ...laterFields,
  byMail: arriving(() => import('../later/ContinueByMail.tsx')),
  confirm: confirmModal,
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

/** Answers whether what sends the papers that wait is here: it is wanted at once where they are told of. */
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

/** What does not come now is asked for again by itself. */
const askFor = (part: () => Promise<unknown>): void => void part().catch(() => {})

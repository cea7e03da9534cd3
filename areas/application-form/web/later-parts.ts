// What the first step does without. It comes when it is shown, or before: once the first step stands there and nothing else is
// going on, so that whoever loses the connection on the way can go on filling in.

import { useEffect, useState } from 'react'
import { confirmModal } from '#platform/web/modal/ConfirmHost.tsx'
import { arriving } from '#platform/web/core/arriving.ts'

export const later = {
  agreement: arriving(() => import('./Agreement.tsx')),
  byMail: arriving(() => import('./ContinueByMail.tsx')),
  certificate: arriving(() => import('./CertificateField.tsx')),
  confirm: confirmModal,
  count: arriving(async () => ({ default: (await import('#platform/web/form/NumberStepper.tsx')).NumberStepper })),
  country: arriving(async () => ({ default: (await import('#platform/web/form/CountrySelect.tsx')).CountrySelect })),
  day: arriving(() => import('./DayField.tsx')),
  documents: arriving(() => import('./DocumentsField.tsx')),
  held: arriving(() => import('./HeldPage.tsx')),
  mistakes: arriving(() => import('./Mistakes.tsx')),
  otherDevice: arriving(() => import('./OtherDevice.tsx')),
  papers: arriving(() => import('./upload.ts')),
  people: arriving(() => import('./PeopleStep.tsx')),
  phone: arriving(async () => ({ default: (await import('#platform/web/form/PhoneField.tsx')).PhoneField })),
  resident: arriving(() => import('./ResidentField.tsx')),
  select: arriving(async () => ({ default: (await import('#platform/web/form/SelectField.tsx')).SelectField })),
  sending: arriving(() => import('./send-form.ts')),
  stopped: arriving(() => import('./StoppedNotice.tsx')),
  summary: arriving(() => import('./SummaryStep.tsx')),
  textArea: arriving(async () => ({ default: (await import('#platform/web/form/TextAreaField.tsx')).TextAreaField })),
  thanks: arriving(() => import('./ThankYou.tsx')),
  meanwhile: arriving(() => import('./Meanwhile.tsx')),
  wishes: arriving(() => import('./WishOrder.tsx')),
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

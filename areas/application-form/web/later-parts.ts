// What the first step does without. It comes when it is shown, or before: once the first step stands there and nothing else is
// going on, so that whoever loses the connection on the way can go on filling in.

import { useEffect, useState } from 'react'

export const later = {
  agreement: () => import('./Agreement.tsx'),
  byMail: () => import('./ContinueByMail.tsx'),
  certificate: () => import('./CertificateField.tsx'),
  conflict: async () => ({ default: (await import('./ConflictNotice.tsx')).ConflictNotice }),
  count: async () => ({ default: (await import('#platform/web/form/NumberStepper.tsx')).NumberStepper }),
  country: async () => ({ default: (await import('#platform/web/form/CountrySelect.tsx')).CountrySelect }),
  day: () => import('./DayField.tsx'),
  documents: () => import('./DocumentsField.tsx'),
  held: async () => ({ default: (await import('./HeldPage.tsx')).HeldPage }),
  otherDevice: () => import('./OtherDevice.tsx'),
  papers: () => import('./upload.ts'),
  people: async () => ({ default: (await import('./PeopleStep.tsx')).PeopleStep }),
  phone: async () => ({ default: (await import('#platform/web/form/PhoneField.tsx')).PhoneField }),
  select: async () => ({ default: (await import('#platform/web/form/SelectField.tsx')).SelectField }),
  sending: () => import('./send-form.ts'),
  summary: async () => ({ default: (await import('./SummaryStep.tsx')).SummaryStep }),
  textArea: async () => ({ default: (await import('#platform/web/form/TextAreaField.tsx')).TextAreaField }),
  thanks: async () => ({ default: (await import('./ThankYou.tsx')).ThankYou }),
  meanwhile: () => import('./Meanwhile.tsx'),
  waiting: () => import('./papers-under-way.ts'),
  wishes: () => import('./WishOrder.tsx'),
}

const quiet = 5_000

/** Answers whether what sends the papers that wait is here: it is wanted at once where they are told of. */
export function useLaterParts(isTold: boolean): boolean {
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      // What does not come now is asked for again where it is shown.
      for (const load of Object.values<() => Promise<unknown>>(later)) load().catch(() => {})
    }, quiet)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    const load = () =>
      later.meanwhile().then(
        () => setHere(true),
        () => {},
      )
    const timer = setTimeout(() => void load(), isTold ? 0 : quiet)
    return () => clearTimeout(timer)
  }, [isTold])
  return isHere
}

// Title of a step. It gets the focus when the step appears, so that phones scroll to it and screen readers announce
// it.

import { useEffect, useRef, type ReactNode } from 'react'
import { OfferHeading } from '../offers/answer/OfferHeading.tsx'

export function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <OfferHeading ref={title} tabIndex={-1}>
      {children}
    </OfferHeading>
  )
}

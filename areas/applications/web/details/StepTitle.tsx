// Title of a step. It gets the focus when the step appears, so that phones scroll to it and screen readers announce
// it.

import { useEffect, useRef, type ReactNode } from 'react'
import styles from '../offers/OfferAnswer.module.css'

export function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <h2 ref={title} className={styles.title} tabIndex={-1}>
      {children}
    </h2>
  )
}

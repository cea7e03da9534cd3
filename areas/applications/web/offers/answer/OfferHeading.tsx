// Heading of the offer page and of its steps.

import type { ReactNode, Ref } from 'react'
import styles from './OfferHeading.module.css'

interface Props {
  ref?: Ref<HTMLHeadingElement>
  /** -1 lets scripts focus it. */
  tabIndex?: -1
  children: ReactNode
}

export function OfferHeading({ ref, tabIndex, children }: Props) {
  return (
    <h2 ref={ref} className={styles.heading} tabIndex={tabIndex}>
      {children}
    </h2>
  )
}

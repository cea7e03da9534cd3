// Second-level heading of a public page.

import type { ReactNode } from 'react'
import styles from './SectionHeading.module.css'

interface Props {
  id?: string
  /** Adds space above, for a heading below other content. */
  isSpaced?: boolean
  children: ReactNode
}

export function SectionHeading({ id, isSpaced, children }: Props) {
  return (
    <h2 className={styles.heading} id={id} data-spaced={isSpaced}>
      {children}
    </h2>
  )
}

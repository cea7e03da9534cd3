// Lines of the inbox or of the letters; only they scroll.

import type { ReactNode } from 'react'
import styles from './ListLines.module.css'

interface Props {
  /** Shows the previous page while the next one loads. */
  isStale?: boolean
  children: ReactNode
}

export function ListLines({ isStale, children }: Props) {
  return (
    <ul className={styles.lines} aria-busy={isStale} data-stale={isStale || undefined}>
      {children}
    </ul>
  )
}

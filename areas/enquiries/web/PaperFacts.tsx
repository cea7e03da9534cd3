// Secondary line of a document: its owner, size and day, or the state of a request.

import type { ReactNode } from 'react'
import styles from './PaperFacts.module.css'

export function PaperFacts({ children }: { children: ReactNode }) {
  return <span className={styles.facts}>{children}</span>
}

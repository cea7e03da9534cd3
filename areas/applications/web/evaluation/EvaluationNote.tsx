// One sentence in small type about the grades above or below it.

import type { ReactNode } from 'react'
import styles from './EvaluationNote.module.css'

export function EvaluationNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>
}

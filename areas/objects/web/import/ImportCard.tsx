// First card of an import: what it does and the choice of files.

import type { ReactNode } from 'react'
import styles from './ImportCard.module.css'

export function ImportCard({ explanation, children }: { explanation?: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      {explanation && <p className={styles.explanation}>{explanation}</p>}
      {children}
    </section>
  )
}

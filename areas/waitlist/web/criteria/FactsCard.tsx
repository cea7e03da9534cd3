// Framed facts on a public page of the waitlist.

import type { ReactNode } from 'react'
import styles from './FactsCard.module.css'

export function FactsCard({ label, children }: { label?: string; children: ReactNode }) {
  return label ? (
    <section className={styles.card} aria-label={label}>
      {children}
    </section>
  ) : (
    <div className={styles.card}>{children}</div>
  )
}

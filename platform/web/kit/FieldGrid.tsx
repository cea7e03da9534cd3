// Fields in one column. With enough room the label stands at the left of its field, otherwise above it.

import type { ReactNode } from 'react'
import styles from './FieldGrid.module.css'

export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>
}

/** Two fields side by side that belong together, such as a text in both languages. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}

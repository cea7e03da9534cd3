// Buttons that begin the form: at the right, on a phone one below the other with the main one first.

import type { ReactNode } from 'react'
import styles from './StartRow.module.css'

export function StartRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

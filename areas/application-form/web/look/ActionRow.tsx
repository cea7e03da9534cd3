// Buttons at the right, below the content of a page.

import type { ReactNode } from 'react'
import styles from './ActionRow.module.css'

export function ActionRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

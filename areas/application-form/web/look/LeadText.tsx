// First sentence of a page that has one task.

import type { ReactNode } from 'react'
import styles from './LeadText.module.css'

export function LeadText({ children }: { children: ReactNode }) {
  return <p className={styles.text}>{children}</p>
}

// Explanation within a section of the public page of a draw.

import type { ReactNode } from 'react'
import styles from './QuietText.module.css'

export function QuietText({ children }: { children: ReactNode }) {
  return <p className={styles.text}>{children}</p>
}

// Explanation in the secondary text colour, no wider than a readable line.

import type { ReactNode } from 'react'
import styles from './SoftText.module.css'

export function SoftText({ children }: { children: ReactNode }) {
  return <p className={styles.text}>{children}</p>
}

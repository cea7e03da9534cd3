// Buttons of a checked import, always visible at the lower edge.

import type { ReactNode } from 'react'
import styles from './ImportBar.module.css'

export function ImportBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} data-dialog-foot>
      {children}
    </div>
  )
}

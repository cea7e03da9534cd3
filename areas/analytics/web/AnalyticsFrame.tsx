// The parts of a screen of figures, one below the other.

import type { ReactNode } from 'react'
import styles from './AnalyticsFrame.module.css'

export function AnalyticsFrame({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}

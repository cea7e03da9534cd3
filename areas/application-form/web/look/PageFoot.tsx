// End of a form page, below a line: ways to leave or continue later.

import type { ReactNode } from 'react'
import styles from './PageFoot.module.css'

export function PageFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}

// Fields of a form under a common heading.

import type { ReactNode } from 'react'
import styles from './record.module.css'

export function FormGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={title} className={styles.group} data-wide>
      <h3 className={styles.groupTitle}>{title}</h3>
      {children}
    </div>
  )
}

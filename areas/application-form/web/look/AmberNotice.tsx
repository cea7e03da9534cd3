// Alert above the form about something that the applicant has to decide or know before going on.

import type { ReactNode } from 'react'
import styles from './AmberNotice.module.css'

export function AmberNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  )
}

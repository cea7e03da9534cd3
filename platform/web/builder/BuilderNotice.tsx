// Notice above a builder: a save that was refused, a conflict with another editor, or a note in one line.

import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './BuilderNotice.module.css'

/** With a title it is an alert, otherwise one line. */
export function BuilderNotice({ title, children }: { title?: string; children: ReactNode }) {
  if (title === undefined) {
    return (
      <div className={styles.notice} data-line role="status">
        {children}
      </div>
    )
  }
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.title}>
        <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
        {title}
      </p>
      {children}
    </div>
  )
}

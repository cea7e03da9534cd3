// First line of a section: the record as a large link, and its state or time at the right.

import type { ReactNode } from 'react'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import styles from './RecordLine.module.css'

export function RecordLine({ to, title, children }: { to: string; title: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <ScreenLink to={to} className={styles.title}>
        {title}
      </ScreenLink>
      {children}
    </div>
  )
}

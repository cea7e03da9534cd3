// Row of tools above a list of threads: the search, or the actions for the chosen threads.

import type { ReactNode } from 'react'
import styles from './ToolRow.module.css'

interface Props {
  role: 'search' | 'toolbar'
  label?: string
  children: ReactNode
}

export function ToolRow({ role, label, children }: Props) {
  return (
    <div className={styles.tools} role={role} aria-label={label}>
      {children}
    </div>
  )
}

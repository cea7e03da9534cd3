// A screen of one record in two columns, the wider one first; one below the other where there is little room.

import type { ReactNode } from 'react'
import styles from './DetailFrame.module.css'

/** The whole screen; its width decides about the columns. */
export function DetailFrame({ children }: { children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>
}

export function DetailColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}

export function DetailColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}

// Problems of what is selected: red if they block publishing, else amber.

import type { ReactNode } from 'react'
import styles from './ProblemList.module.css'

export function ProblemList({ blocks, children }: { blocks: boolean; children: ReactNode }) {
  return (
    <ul className={styles.problems} data-blocks={blocks || undefined}>
      {children}
    </ul>
  )
}

// One line with an icon that says where the input is: saved, on its way, on this device only.

import type { ReactNode } from 'react'
import styles from './StateLine.module.css'

interface Props {
  /** `offline`, `refused` and `conflict` are shown in amber. */
  state?: string | undefined
  /** Has a row of its own below other content. */
  isOwnRow?: boolean
  children: ReactNode
}

export function StateLine({ state, isOwnRow, children }: Props) {
  return (
    <p className={styles.line} data-state={state} data-own-row={isOwnRow} role="status">
      {children}
    </p>
  )
}

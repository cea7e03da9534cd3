// Secondary text within a line or a list entry.

import type { ReactNode } from 'react'
import styles from './Muted.module.css'

interface Props {
  /** `normal` keeps the size of the text around it. */
  size?: 'small' | 'normal'
  children: ReactNode
}

export function Muted({ size = 'small', children }: Props) {
  return (
    <span className={styles.text} data-size={size}>
      {children}
    </span>
  )
}

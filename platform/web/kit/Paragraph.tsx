// A paragraph without outer space: the list or grid around it spaces its children.

import type { ReactNode } from 'react'
import styles from './Paragraph.module.css'

interface Props {
  /** Secondary text colour. */
  isSoft?: boolean
  size?: 'small' | 'normal'
  role?: 'status'
  children: ReactNode
}

export function Paragraph({ isSoft, size, role, children }: Props) {
  return (
    <p className={styles.text} data-soft={isSoft} data-size={size} role={role}>
      {children}
    </p>
  )
}

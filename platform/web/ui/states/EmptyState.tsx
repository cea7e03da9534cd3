// Empty state: what belongs here, why it is empty, and the next action.

import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

interface Props {
  title: string
  text?: ReactNode
  icon?: ReactNode
  /** Button or link of the next action. */
  action?: ReactNode
}

export function EmptyState({ title, text, icon, action }: Props) {
  return (
    <div className={styles.empty}>
      {icon && (
        <div className={styles.icon} aria-hidden>
          {icon}
        </div>
      )}
      <p className={styles.title}>{title}</p>
      {text && <div className={styles.text}>{text}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

// Empty state: what belongs here, why it is empty, and the next action.

import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

interface Props {
  title: string
  /** It is all that the page shows, so its title is the page's heading. */
  isPage?: boolean
  text?: ReactNode
  icon?: ReactNode
  /** Button or link of the next action. */
  action?: ReactNode
}

export function EmptyState({ title, isPage = false, text, icon, action }: Props) {
  return (
    <div className={styles.empty}>
      {icon && (
        <div className={styles.icon} aria-hidden>
          {icon}
        </div>
      )}
      {isPage ? (
        <h1 className={styles.heading} tabIndex={-1} data-page-title>
          {title}
        </h1>
      ) : (
        <p className={styles.title}>{title}</p>
      )}
      {text && <div className={styles.text}>{text}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

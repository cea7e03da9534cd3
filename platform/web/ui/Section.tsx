// A titled section of a detail screen.

import { useId, type ReactNode } from 'react'
import styles from './Section.module.css'

interface Props {
  title: string
  count?: number | undefined
  description?: ReactNode
  /** Buttons at the right of the title. */
  action?: ReactNode
  children: ReactNode
  /** No frame, for tables and lists that have their own. */
  bare?: boolean
  /** Id for links to this section. */
  anchor?: string
}

export function Section({ title, count, description, action, children, bare = false, anchor }: Props) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId} id={anchor}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </h2>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {description && <p className={styles.description}>{description}</p>}
      <div className={bare ? undefined : styles.body}>{children}</div>
    </section>
  )
}

// Head of the settings of the selected element: its kind, its title, and actions.

import type { ReactNode } from 'react'
import styles from './ElementHead.module.css'

interface Props {
  kind: string
  title: string
  tools?: ReactNode
  /** Adds space below. */
  isSpaced?: boolean
  children?: ReactNode
}

export const ElementHead = ({ kind, title, tools, isSpaced, children }: Props) => (
  <header className={styles.head} data-spaced={isSpaced}>
    <div className={styles.about}>
      <p className={styles.kind}>{kind}</p>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
    {tools && <div className={styles.tools}>{tools}</div>}
  </header>
)

// Ended offers as a list: the state of each, then what it was about.

import type { ReactNode } from 'react'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import styles from './PastOfferLines.module.css'

export function PastOfferLines({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

export function PastOfferLine({ state, title, children }: { state: string; title: string; children: ReactNode }) {
  return (
    <li className={styles.entry}>
      <StateBadge state={state} title={title} />
      <span>{children}</span>
    </li>
  )
}

// Confirms on a public page that something was sent.

import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './DoneCard.module.css'

export function DoneCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.card} role="status">
      <IconCircleCheck size={28} stroke={1.5} aria-hidden />
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{children}</p>
      </div>
    </div>
  )
}

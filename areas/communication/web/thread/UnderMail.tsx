// A sentence and its button below a mail.

import type { ReactNode } from 'react'
import styles from './UnderMail.module.css'

export function UnderMail({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <span>{text}</span>
      {children}
    </div>
  )
}

// Second sentence of a public page of the waitlist: until when an answer counts.

import type { ReactNode } from 'react'
import styles from './Deadline.module.css'

export function Deadline({ children }: { children: ReactNode }) {
  return <p className={styles.text}>{children}</p>
}

// Explanation among the questions of a form; it uses the whole width of the section.

import type { ReactNode } from 'react'
import styles from './FormNote.module.css'

export function FormNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note} data-wide>
      {children}
    </p>
  )
}

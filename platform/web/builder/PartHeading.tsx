// Heading of a part of a dialog of a builder.

import type { ReactNode } from 'react'
import styles from './PartHeading.module.css'

export function PartHeading({ children }: { children: ReactNode }) {
  return <h3 className={styles.title}>{children}</h3>
}

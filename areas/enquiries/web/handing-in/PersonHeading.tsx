// Name of a person, or of a group of documents, on the upload page.

import type { ReactNode } from 'react'
import styles from './PersonHeading.module.css'

export function PersonHeading({ children }: { children: ReactNode }) {
  return <h2 className={styles.name}>{children}</h2>
}

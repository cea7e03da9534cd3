// Fields in two columns, in one on a narrow screen. An element with `data-wide` takes the whole width.

import type { ReactNode } from 'react'
import styles from './FieldGrid.module.css'

export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>
}

// Fields in two columns, in one where there is little room. `data-wide` gives a field the whole row.

import type { ReactNode } from 'react'
import styles from './FieldColumns.module.css'

export function FieldColumns({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>
}

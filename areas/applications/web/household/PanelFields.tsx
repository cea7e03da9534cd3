// Fields of a panel in two columns, on a phone in one. `data-wide` gives a field the whole row.

import type { ReactNode } from 'react'
import styles from './PanelFields.module.css'

export function PanelFields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>
}

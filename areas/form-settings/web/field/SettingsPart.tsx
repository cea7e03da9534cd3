// A part of the settings, below a line.

import type { ReactNode } from 'react'
import styles from './SettingsPart.module.css'

export function SettingsPart({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      {title && <h3 className={styles.title}>{title}</h3>}
      {children}
    </div>
  )
}

// Confirms what was done, and names the next step.

import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './DoneNotice.module.css'

interface Props {
  icon?: Icon
  headline?: string
  children?: ReactNode
}

export function DoneNotice({ icon: Icon, headline, children }: Props) {
  return (
    <div className={styles.notice} role="status">
      {Icon && <Icon size={32} stroke={1.5} aria-hidden />}
      <div>
        {headline && <p className={styles.headline}>{headline}</p>}
        {children}
      </div>
    </div>
  )
}

// A short message on a coloured ground: amber for an obstacle or a warning, grey for a fact.

import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './Notice.module.css'

interface Props {
  tone?: 'amber' | 'grey'
  icon?: Icon
  /** Lower, for a place within a form that has little room. */
  isCompact?: boolean
  /** Adds space below, at the top of a screen. */
  isSpaced?: boolean
  role?: 'alert'
  children: ReactNode
}

export function Notice({ tone = 'amber', icon: Icon, isCompact, isSpaced, role, children }: Props) {
  return (
    <p className={styles.notice} data-tone={tone} data-compact={isCompact} data-spaced={isSpaced} role={role}>
      {Icon && <Icon size={isCompact ? 16 : 18} stroke={1.5} aria-hidden />}
      {children}
    </p>
  )
}

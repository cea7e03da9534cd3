// Message about a form as a whole, beside its button: the reason for an error, or the next step.

import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './FormAlert.module.css'

interface Props {
  tone?: 'danger' | 'info'
  children: ReactNode
}

export function FormAlert({ tone = 'danger', children }: Props) {
  const Icon = tone === 'danger' ? IconAlertCircle : IconInfoCircle
  return (
    <div className={styles.alert} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={18} stroke={1.5} aria-hidden />
      <div>{children}</div>
    </div>
  )
}

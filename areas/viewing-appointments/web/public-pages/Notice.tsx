// A message on a public page: what happened and what to do.

import { IconAlertCircle, IconCircleCheck, IconClock, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './booking.module.css'

const icons = { done: IconCircleCheck, wait: IconClock, info: IconInfoCircle, error: IconAlertCircle } as const

interface Props {
  tone: keyof typeof icons
  title?: string
  children?: ReactNode
}

export function Notice({ tone, title, children }: Props) {
  const Icon = icons[tone]
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size={22} stroke={1.5} aria-hidden />
      <div>
        {title && <p className={styles.noticeTitle}>{title}</p>}
        {children && <div className={styles.noticeText}>{children}</div>}
      </div>
    </div>
  )
}

// Timeline of events, newest first: time, person, event.

import type { ReactNode } from 'react'
import { formatDate, formatTime } from '../i18n/format.ts'
import type { Tone } from '../theme/tokens.ts'
import styles from './Timeline.module.css'

export interface TimelineEntry {
  id: string
  /** ISO timestamp. */
  at: string
  title: ReactNode
  /** Name of the person; omitted for the system. */
  by?: string | undefined
  detail?: ReactNode
  tone?: Tone
}

export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles.timeline}>
      {entries.map(({ id, at, title, by, detail, tone = 'grey' }) => (
        <li key={id} className={styles.entry}>
          <span className={styles.mark} style={{ background: `var(--q-${tone}-mark)` }} aria-hidden />
          <div className={styles.line}>
            <span className={styles.title}>{title}</span>
            <span className={styles.meta}>
              {by && <span>{by} · </span>}
              <time dateTime={at}>
                {formatDate(at)} {formatTime(at)}
              </time>
            </span>
          </div>
          {detail && <div className={styles.detail}>{detail}</div>}
        </li>
      ))}
    </ol>
  )
}

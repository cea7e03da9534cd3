// Number of rows or files with one outcome; red if they were rejected.

import { formatNumber } from '#platform/web/i18n/format.ts'
import styles from './OutcomeCount.module.css'

export function OutcomeCount({ count, isRejected }: { count: number; isRejected: boolean }) {
  return (
    <span className={styles.count} data-rejected={isRejected}>
      {formatNumber(count)}
    </span>
  )
}

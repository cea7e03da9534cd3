// Time until an offer ends.

import { useText } from '#platform/web/i18n/texts.ts'
import { remainingWords } from '../review/remaining.ts'
import styles from './RemainingTime.module.css'

export function RemainingTime({ until, now }: { until: string; now: Date }) {
  const t = useText()
  return <span className={styles.until}>{remainingWords(t, until, now)}</span>
}

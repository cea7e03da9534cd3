// Skeleton rows with the height of real ones, to avoid layout shift. Offline, requests are paused and the rows say
// so.

import { useOnline } from '../../api/use-online.ts'
import { useText } from '../../i18n/texts.ts'
import styles from './LoadingRows.module.css'

const shares = [62, 48, 71, 55, 66, 43, 58]

interface Props {
  /** Number of rows, 7 by default as in tables (spec 1 §9). */
  rows?: number
}

export function LoadingRows({ rows = 7 }: Props) {
  const t = useText()
  const isOnline = useOnline()
  return (
    <div role="status" aria-busy={isOnline}>
      {isOnline ? (
        <span className="visually-hidden">{t('general_loading')}</span>
      ) : (
        <p className={styles.waits}>{t('general_waits_for_connection')}</p>
      )}
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden>
          <span className={styles.bar} style={{ width: `${shares[row % shares.length]}%` }} />
        </div>
      ))}
    </div>
  )
}

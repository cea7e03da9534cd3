// Placeholder rows of the height of the real ones, so that nothing jumps when they arrive.

import { useText } from '../i18n/texts.ts'
import styles from './LoadingRows.module.css'

const shares = [62, 48, 71, 55, 66, 43, 58]

interface Props {
  /** 7 as in tables, unless said otherwise (spec 1 §9). */
  rows?: number
}

export function LoadingRows({ rows = 7 }: Props) {
  const t = useText()
  return (
    <div role="status" aria-busy className={styles.rows}>
      <span className="visually-hidden">{t('general_loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden>
          <span className={styles.bar} style={{ width: `${shares[row % shares.length]}%` }} />
        </div>
      ))}
    </div>
  )
}

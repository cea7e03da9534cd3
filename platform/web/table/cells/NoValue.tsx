// An empty cell: a quiet dash for the eye, nothing for a screen reader.

import styles from './cells.module.css'

export const NoValue = () => (
  <span className={styles.none} aria-hidden>
    –
  </span>
)

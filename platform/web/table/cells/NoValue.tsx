// An empty cell: a dash, hidden from screen readers.

import styles from './cells.module.css'

export const NoValue = () => (
  <span className={styles.none} aria-hidden>
    –
  </span>
)

// Framed list of wished objects.

import type { ReactNode } from 'react'
import styles from './WishList.module.css'

export function WishList({ children }: { children: ReactNode }) {
  return <ol className={styles.wishes}>{children}</ol>
}

// What an answer to the offer means, below its heading.

import type { ReactNode } from 'react'
import styles from './OfferText.module.css'

export function OfferText({ children }: { children: ReactNode }) {
  return <p className={styles.text}>{children}</p>
}

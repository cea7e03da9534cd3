// Sentence below a heading of the offer page: consequences of accepting or declining.

import type { ReactNode } from 'react'
import styles from './OfferText.module.css'

export function OfferText({ children }: { children: ReactNode }) {
  return <p className={styles.text}>{children}</p>
}

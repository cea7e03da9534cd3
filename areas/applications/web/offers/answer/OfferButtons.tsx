// Buttons of the offer page, one below the other.

import type { ReactNode } from 'react'
import styles from './OfferButtons.module.css'

export function OfferButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}

// Buttons of a dialog: always visible, even if the dialog scrolls; on a phone they share the width.

import type { ReactNode } from 'react'
import styles from './DialogButtons.module.css'

export function DialogButtons({ children }: { children: ReactNode }) {
  return (
    <div className={styles.buttons} data-dialog-foot>
      {children}
    </div>
  )
}

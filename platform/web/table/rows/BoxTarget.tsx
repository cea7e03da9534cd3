// Space of 28 px around a selection box.

import type { ComponentPropsWithRef } from 'react'
import styles from './BoxTarget.module.css'

/** A tooltip or menu around it passes a class, which must not replace its own. */
export function BoxTarget({ className, ...props }: ComponentPropsWithRef<'span'>) {
  return <span {...props} className={`${styles.target} ${className ?? ''}`} />
}

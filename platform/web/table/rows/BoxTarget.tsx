// Space of 28 px around a selection box.

import type { ComponentPropsWithRef } from 'react'
import styles from './BoxTarget.module.css'

export function BoxTarget(props: ComponentPropsWithRef<'span'>) {
  return <span className={styles.target} {...props} />
}

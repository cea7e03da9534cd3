// Checkbox or radio button that selects rows.

import type { ComponentPropsWithRef } from 'react'
import styles from './SelectionBox.module.css'

export function SelectionBox(props: Omit<ComponentPropsWithRef<'input'>, 'className'>) {
  return <input type="checkbox" className={styles.box} {...props} />
}

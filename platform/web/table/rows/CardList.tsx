// List of rows shown as cards.

import type { ComponentPropsWithRef } from 'react'
import styles from './CardList.module.css'

export function CardList(props: Omit<ComponentPropsWithRef<'ul'>, 'className'>) {
  return <ul className={styles.cards} {...props} />
}

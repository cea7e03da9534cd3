// One signer: an icon for the state, the name, the role and day, and the button beside them.

import type { ReactNode } from 'react'
import styles from './SignerRow.module.css'

interface Props {
  icon: ReactNode
  name: string
  fact: string
  children: ReactNode
}

export function SignerRow({ icon, name, fact, children }: Props) {
  return (
    <li className={styles.signer}>
      {icon}
      <span className={styles.name}>
        {name}
        <span className={styles.fact}>{fact}</span>
      </span>
      {children}
    </li>
  )
}

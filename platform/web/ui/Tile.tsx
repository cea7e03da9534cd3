// One key fact: what it is, and its value large. With `to` the whole tile leads there.

import type { ReactNode } from 'react'
import { ScreenLink } from './ScreenLink.tsx'
import styles from './Tile.module.css'

interface Props {
  label: ReactNode
  children: ReactNode
  hint?: ReactNode
  icon?: ReactNode
  to?: string
  /** The state of the list it leads to. */
  search?: Record<string, string>
}

export function Tile({ label, children, hint, icon, to, search }: Props) {
  const content = (
    <>
      <span className={styles.label}>
        {icon}
        {label}
      </span>
      <span className={styles.value}>{children}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </>
  )
  return to ? (
    <ScreenLink to={to} {...(search ? { search } : {})} className={styles.tile} data-link>
      {content}
    </ScreenLink>
  ) : (
    <div className={styles.tile}>{content}</div>
  )
}

export function Tiles({ children }: { children: ReactNode }) {
  return <div className={styles.tiles}>{children}</div>
}

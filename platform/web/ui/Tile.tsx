// One key fact: what it is, and its value large. With `to` the whole tile leads there.

import { Children, type ReactNode } from 'react'
import { evenColumns } from './even-columns.ts'
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

/** In lines of nearly equal length, each filled to its end. */
export function Tiles({ children }: { children: ReactNode }) {
  const count = Children.toArray(children).length
  const columns = {
    '--wide': evenColumns(count, 7),
    '--middle': evenColumns(count, 4),
    '--narrow': evenColumns(count, 2),
  }
  return (
    <div className={styles.place}>
      <div className={styles.tiles} style={columns}>
        {children}
      </div>
    </div>
  )
}

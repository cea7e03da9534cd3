// A key fact: label and large value. With `to`, the whole tile is a link.

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
  /** Search parameters of the linked list. */
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

/** Arranges tiles in rows of nearly equal length. */
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

// Label and value pairs, one per line; a missing value is shown as a dash.

import type { ReactNode } from 'react'
import styles from './KeyValueList.module.css'

export interface KeyValue {
  label: string
  value: ReactNode
}

interface Props {
  items: readonly KeyValue[]
  /** Two columns if there is enough space. */
  columns?: 1 | 2
}

export function KeyValueList({ items, columns = 1 }: Props) {
  return (
    <dl className={styles.list} data-columns={columns}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.item}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{isMissing(value) ? <span className={styles.missing}>–</span> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

const isMissing = (value: ReactNode) => value === null || value === undefined || value === ''

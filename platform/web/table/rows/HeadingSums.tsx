// Sums of a heading row on a phone, with the titles of their columns.

import { Cell } from '../cells/Cell.tsx'
import styles from './HeadingSums.module.css'
import type { RowProps } from './row-props.ts'

export function HeadingSums({ row, columns, own }: Pick<RowProps, 'row' | 'columns' | 'own'>) {
  const summed = columns.filter((column) => row[column.key] !== undefined)
  if (summed.length === 0 || (row._header ?? row._subheader) === undefined) return null
  return (
    <dl className={styles.sums}>
      {summed.map((column) => (
        <div key={column.key}>
          <dt>{column.title}</dt>
          <dd>
            <Cell row={row} column={column} own={own} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

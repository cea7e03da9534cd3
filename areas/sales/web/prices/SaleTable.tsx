// A plain table of this area; on phones each row is a card with the column titles before the values.

import type { ReactNode } from 'react'
import styles from './SaleTable.module.css'

export interface SaleColumn {
  key: string
  title: string
  isNumber?: boolean
}

interface Row {
  key: string
  /** In the order of the columns; the first one names the row. */
  cells: readonly ReactNode[]
}

export function SaleTable({
  label,
  columns,
  rows,
}: {
  label: string
  columns: readonly SaleColumn[]
  rows: readonly Row[]
}) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ key, title, isNumber }) => (
              <th key={key} scope="col" data-number={isNumber || undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {columns.map((column, place) =>
                place === 0 ? (
                  <th key={column.key} scope="row">
                    {cells[place]}
                  </th>
                ) : (
                  <td key={column.key} data-number={column.isNumber || undefined} data-title={column.title}>
                    <div>{cells[place] ?? '–'}</div>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

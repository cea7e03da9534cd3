// A table row, memoised: it re-renders only when its data, selection or focusability changes.

import { memo } from 'react'
import { Cell } from '../cells/Cell.tsx'
import { columnsBeforeSums, rowTitle } from '../row-title.ts'
import { Heading } from './Heading.tsx'
import { cellLook } from './pinning.ts'
import { RowBox } from './RowBox.tsx'
import type { RowProps } from './row-props.ts'
import table from './table.module.css'
import styles from './TableRow.module.css'

type Props = RowProps & { pinned: number }

export const TableRow = memo(function TableRow({
  row,
  columns,
  own,
  isSelected,
  isReachable,
  canOpen,
  isShown,
  box,
  refusal,
  pinned,
}: Props) {
  if (row._rowType) return <HeadingRow row={row} columns={columns} own={own} hasBox={box !== undefined} />
  return (
    <tr
      className={styles.row}
      data-row={row._id}
      data-opens={canOpen || undefined}
      data-shown={isShown || undefined}
      aria-current={isShown || undefined}
      tabIndex={isReachable ? 0 : -1}
      {...(box ? { 'aria-selected': isSelected } : {})}
    >
      {box && (
        <td className={table.choose}>
          <RowBox {...box} refusal={refusal} row={row} title={rowTitle(row, columns)} checked={isSelected} />
        </td>
      )}
      {columns.map((column, index) => (
        <td key={column.key} {...cellLook(column, index, pinned)} data-align={column.textAlign} data-kind={column.cell}>
          <Cell row={row} column={column} own={own} />
        </td>
      ))}
    </tr>
  )
})

interface HeadingProps extends Pick<RowProps, 'row' | 'columns' | 'own'> {
  hasBox: boolean
}

/** The heading spans the columns before its first sum. */
function HeadingRow({ row, columns, own, hasBox }: HeadingProps) {
  const lead = columnsBeforeSums(row, columns)
  return (
    <tr className={styles.heading} data-level={row._rowType}>
      <th scope="colgroup" colSpan={lead + (hasBox ? 1 : 0)}>
        <Heading row={row} columns={columns} />
      </th>
      {columns.slice(lead).map((column) => (
        <td key={column.key} data-align={column.textAlign} data-kind={column.cell}>
          {row[column.key] !== undefined && <Cell row={row} column={column} own={own} />}
        </td>
      ))}
    </tr>
  )
}

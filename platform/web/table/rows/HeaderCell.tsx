// Header of a column. Clicking it sorts in one direction, in the other, and then in the table's default order.

import { Tooltip } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import type { Column } from '#platform/contract/table.ts'
import { useText } from '../../i18n/texts.ts'
import { iconByName } from '../icon-names.ts'
import { useListContext } from '../list-context.ts'
import { beginsDescending, directionOf, nextSort } from '../sort-cycle.ts'
import table from './table.module.css'
import styles from './HeaderCell.module.css'

interface Props {
  column: Column
  className: string
  style: CSSProperties | undefined
}

export function HeaderCell({ column, className, style }: Props) {
  const { list, change } = useListContext()
  const direction = directionOf(list.sort, column.key)
  const words = <HeaderWords column={column} />
  const content = column.orderable ? (
    <button type="button" className={table.sort} onClick={() => change({ sort: nextSort(list.sort, column) })}>
      {words}
      {direction === 'descending' || (direction === 'none' && beginsDescending(column)) ? (
        <IconArrowDown size={14} stroke={1.75} data-idle={direction === 'none' || undefined} aria-hidden />
      ) : (
        <IconArrowUp size={14} stroke={1.75} data-idle={direction === 'none' || undefined} aria-hidden />
      )}
    </button>
  ) : (
    <span className={styles.head}>{words}</span>
  )
  return (
    <th
      scope="col"
      className={className}
      style={style}
      data-align={column.textAlign}
      data-end={column.cell === 'detail' || undefined}
      {...(column.orderable ? { 'aria-sort': direction } : {})}
    >
      {column.tooltip ? <Tooltip label={column.tooltip}>{content}</Tooltip> : content}
    </th>
  )
}

function HeaderWords({ column }: { column: Column }) {
  const t = useText()
  // The title is visually hidden, because visible text would widen the column in every list.
  if (column.cell === 'detail') return <span className="visually-hidden">{column.title || t('table_row_actions')}</span>
  const Mark = column.icon ? iconByName[column.icon] : undefined
  if (!Mark) return <span>{column.title}</span>
  return (
    <>
      <Mark size={16} stroke={1.5} aria-hidden />
      <span className={column.showIconOnly ? 'visually-hidden' : undefined}>{column.title}</span>
    </>
  )
}

// The rows as a semantic table: caption, sortable headers, rows focusable and selectable by keyboard.

import { useRef } from 'react'
import { useText } from '../../i18n/texts.ts'
import type { CellRenderers } from '../cell-props.ts'
import { useListContext } from '../list-context.ts'
import { isRowSelected } from '../selection.ts'
import { useDensity } from '../stored-preferences.ts'
import { HeaderCell } from './HeaderCell.tsx'
import { PageBox } from './PageBox.tsx'
import { cellLook, pinnedCount, usePinning } from './pinning.ts'
import styles from './RowsTable.module.css'
import { TableRow } from './TableRow.tsx'
import type { RowsControl } from './use-rows.ts'
import { useScroller } from './use-scroller.ts'

export function RowsTable({ own, control }: { own: CellRenderers; control: RowsControl }) {
  const t = useText()
  const { definition, columns, rows, isWaiting, choice, most } = useListContext()
  const [density] = useDensity()
  const table = useRef<HTMLTableElement>(null)
  const pinned = usePinning(table, {
    most: pinnedCount(columns),
    hasBoxes: control.box !== undefined,
    content: rows,
  })
  const scroller = useScroller()
  return (
    <div ref={scroller} className={styles.scroller} data-density={density} data-waiting={isWaiting || undefined}>
      <table ref={table} className={styles.table} aria-busy={isWaiting} {...control.listeners}>
        <caption className="visually-hidden">{t('table_caption', { title: definition.title })}</caption>
        <thead>
          <tr>
            {control.box && (
              <th scope="col" className={styles.choose}>
                {most === 1 ? <span className="visually-hidden">{t('table_selection')}</span> : <PageBox />}
              </th>
            )}
            {columns.map((column, index) => (
              <HeaderCell key={column.key} column={column} {...cellLook(column, index, pinned)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow
              key={row._id}
              row={row}
              columns={columns}
              own={own}
              pinned={pinned}
              isSelected={isRowSelected(choice.selection, row)}
              isReachable={control.reachable === row._id}
              canOpen={control.canOpen}
              isShown={control.shown === row._id}
              box={control.box}
              refusal={control.refusalOf(row)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

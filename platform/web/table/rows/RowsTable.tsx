// The rows as a semantic table: caption, sortable headers, rows focusable and selectable by keyboard.

import { useText } from '../../i18n/texts.ts'
import type { CellRenderers } from '../cell-props.ts'
import { useListContext } from '../list-context.ts'
import { isRowSelected } from '../selection.ts'
import { PageBox } from './PageBox.tsx'
import { TableFrame } from './TableFrame.tsx'
import { TableRow } from './TableRow.tsx'
import type { RowsControl } from './use-rows.ts'

export function RowsTable({ own, control }: { own: CellRenderers; control: RowsControl }) {
  const t = useText()
  const { columns, rows, isWaiting, choice, most } = useListContext()
  const boxHead = most === 1 ? <span className="visually-hidden">{t('table_selection')}</span> : <PageBox />
  return (
    <TableFrame boxHead={control.box && boxHead} content={rows} isWaiting={isWaiting} {...control.listeners}>
      {(pinned) => (
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
      )}
    </TableFrame>
  )
}
